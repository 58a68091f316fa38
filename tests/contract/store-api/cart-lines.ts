import type { Cart, Schemas } from './visitor.ts'

export type Notice = Schemas['CartError'] & {
  readonly block?: boolean
  readonly parameters?: Readonly<Record<string, unknown>>
}

/** Quantity by article, of the lines that are in a cart. */
export function quantitiesIn({ lineItems = [] }: Cart): Readonly<Record<string, number>> {
  return Object.fromEntries(lineItems.map(({ id, quantity = 0 }) => [id, quantity]))
}

/** What a cart has to say, whether it is written as a list or as a map. */
export function noticesIn({ errors = [] }: Cart): readonly Notice[] {
  return Object.values(errors)
}

/** The keys by which a shop translates what a cart has to say. */
export function messageKeysIn(cart: Cart): readonly string[] {
  return noticesIn(cart).map(({ messageKey }) => messageKey)
}
