import { MAX_PIECES } from '#shared/domain/cart/contents.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { T } from '#shared/i18n/messages.ts'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import type { QuantityInput } from '#shared/schemas/forms/quantity.ts'
import type { LineItem } from '#shared/schemas/store-api/cart.ts'
import { quantityOf } from '#worker/pages/cart/cart-line-view.ts'

/** The entered number of pieces: 1 for an empty field, null for an invalid number. */
export function readPieces(input: string | undefined): number | null {
  const text = input?.trim() ?? ''
  if (text === '') return 1
  const pieces = /^\d{1,4}$/.test(text) ? Number(text) : 0
  return pieces >= 1 && pieces <= MAX_PIECES ? pieces : null
}

/**
 * A cart item: pieces with a length of `units` each. A line that was cut sends even a single piece,
 * because a Shopware preserves the old pieces until it gets new ones.
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

/** A notice if the entered length was corrected. */
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
