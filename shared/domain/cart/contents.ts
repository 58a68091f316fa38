import type { ProductId } from '../ids.ts'

/** A product that a shopper chose: id and wire units, no prices. */
export type CartLine = Readonly<{
  productId: ProductId
  /** Whole wire units: tenths of a metre for metre goods, else pieces. */
  quantity: number
  /**
   * Pieces that a metre good is cut into, in wire units, adding up to `quantity`; null is one
   * piece.
   */
  cuts: readonly number[] | null
}>

/** The most pieces of one line: each is measured, cut and folded by hand. */
export const MAX_PIECES = 50

export type CartContents = Readonly<{
  lines: readonly CartLine[]
  /** Promotion codes as the shopper entered them. */
  codes: readonly string[]
}>

export const EMPTY_CONTENTS: CartContents = { lines: [], codes: [] }

type Cut = Readonly<Pick<CartLine, 'quantity' | 'cuts'>>

/** The cuts of a line after more of its cloth was added; null if neither has cuts. */
export function mergeCuts(present: Cut, added: Cut): readonly number[] | null {
  const isCut = present.cuts !== null || added.cuts !== null
  return isCut ? [...pieces(present), ...pieces(added)] : null
}

function pieces({ cuts, quantity }: Cut): readonly number[] {
  return cuts ?? [quantity]
}

/** The normal form in which promotion codes are compared. */
export function normalCode(code: string): string {
  return code.trim().toUpperCase()
}

export function isSameCode(one: string, other: string): boolean {
  return normalCode(one) === normalCode(other)
}
