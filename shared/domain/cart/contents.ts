import type { ProductId } from '../ids.ts'

/** What a shopper chose: ids and wire units, never prices. */
export type CartLine = Readonly<{
  productId: ProductId
  /** Whole wire units: tenths of a metre for metre goods, else pieces. */
  quantity: number
  /**
   * Pieces a metre good is cut into, in wire units, adding up to `quantity`; null is one piece.
   */
  cuts: readonly number[] | null
}>

/** Most pieces that one line is cut into: each is measured, cut and folded by hand. */
export const MAX_PIECES = 50

export type CartContents = Readonly<{
  lines: readonly CartLine[]
  /** Promotion codes as typed. */
  codes: readonly string[]
}>

export const EMPTY_CONTENTS: CartContents = { lines: [], codes: [] }

type Cut = Readonly<Pick<CartLine, 'quantity' | 'cuts'>>

/** The pieces of a line that more of its cloth joins, kept apart; null while nobody cut either. */
export function mergeCuts(present: Cut, added: Cut): readonly number[] | null {
  const isCut = present.cuts !== null || added.cuts !== null
  return isCut ? [...pieces(present), ...pieces(added)] : null
}

function pieces({ cuts, quantity }: Cut): readonly number[] {
  return cuts ?? [quantity]
}

/** The form in which promotion codes are compared. */
export function normalCode(code: string): string {
  return code.trim().toUpperCase()
}

export function isSameCode(one: string, other: string): boolean {
  return normalCode(one) === normalCode(other)
}
