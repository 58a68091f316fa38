import type { Cart, Schemas } from './visitor.ts'

export type Notice = Schemas['CartError'] & {
  readonly block?: boolean
  readonly parameters?: Readonly<Record<string, unknown>>
}

/** Quantities of the lines in a cart by product. */
export function quantitiesIn({ lineItems = [] }: Cart): Readonly<Record<string, number>> {
  return Object.fromEntries(lineItems.map(({ id, quantity = 0 }) => [id, quantity]))
}

/** Notices of a cart, which can be a list or a map. */
export function noticesIn({ errors = [] }: Cart): readonly Notice[] {
  return Object.values(errors)
}

/** Message keys of a cart's notices. */
export function messageKeysIn(cart: Cart): readonly string[] {
  return noticesIn(cart).map(({ messageKey }) => messageKey)
}
