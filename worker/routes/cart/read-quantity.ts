import { MAX_PIECES } from '#shared/domain/cart/contents.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { T } from '#shared/i18n/messages.ts'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import type { QuantityInput } from '#shared/schemas/forms/quantity.ts'
import type { LineItem } from '#shared/schemas/store-api/cart.ts'
import { quantityOf } from '#worker/pages/cart/cart-line-view.ts'

/** The typed number of pieces: 1 for an empty field, null for a number that cannot be cut. */
export function readPieces(input: string | undefined): number | null {
  const text = input?.trim() ?? ''
  if (text === '') return 1
  const pieces = /^\d{1,4}$/.test(text) ? Number(text) : 0
  return pieces >= 1 && pieces <= MAX_PIECES ? pieces : null
}

/**
 * An item of the cart: pieces of one length, `units` each. A line that was cut names a single piece
 * too, as a Shopware keeps the former pieces until it gets others.
 */
export function inPieces(id: string, units: number, pieces: number, wasCut = false) {
  const payload = { ripstop_cuts: Array.from({ length: pieces }, () => units) }
  return { id, quantity: units * pieces, ...((pieces > 1 || wasCut) && { payload }) }
}

const SENTENCES = {
  'raised-to-step': 'cartLines.rounded',
  'raised-to-minimum': 'cartLines.raisedToMinimum',
  'lowered-to-maximum': 'cartLines.loweredToMaximum',
} as const

/** Says how the typed length was changed, if it was. */
export function toQuantityNotice(
  { t, locale }: { readonly t: T; readonly locale: Locale },
  input: string,
  unit: LineItem['payload']['ripstop_unit'],
  { units, correction }: QuantityInput,
): PageNotice[] {
  if (!correction) return []
  const to = quantityOf({ t, locale }, unit, units)
  const from = unit === 'm' ? `${input.trim().replace(/(?<!\s)\s*m$/, '')} m` : input.trim()
  return [{ tone: 'info', text: t(SENTENCES[correction], { from, to }) }]
}
