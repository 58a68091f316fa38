import { MAX_PIECES } from '#shared/domain/cart/contents.ts'

/** A typed number of pieces: nothing typed is one, null is none that can be cut. */
export function typedPieces(typed: string | undefined): number | null {
  const text = typed?.trim() ?? ''
  if (text === '') return 1
  const pieces = /^\d{1,4}$/.test(text) ? Number(text) : 0
  return pieces >= 1 && pieces <= MAX_PIECES ? pieces : null
}

/**
 * So many pieces of one length, as an item of the cart. One piece is told of a line that was cut: a
 * Shopware keeps the pieces of before until it is told others.
 */
export function inPieces(id: string, units: number, pieces: number, wasCut = false) {
  const payload = { ripstop_cuts: Array.from({ length: pieces }, () => units) }
  return { id, quantity: units * pieces, ...((pieces > 1 || wasCut) && { payload }) }
}
