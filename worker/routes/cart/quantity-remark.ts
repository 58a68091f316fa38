import { formatLength } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { T } from '#shared/i18n/messages.ts'
import type { Remark } from '#shared/schemas/forms/cart-view.ts'
import type { TypedQuantity } from '#shared/schemas/forms/quantity.ts'

const SENTENCES = {
  'raised-to-step': 'cartLines.rounded',
  'raised-to-minimum': 'cartLines.raisedToMinimum',
  'lowered-to-maximum': 'cartLines.loweredToMaximum',
} as const

/** Says how the typed length was changed, if it was. */
export function quantityRemark(
  { t, locale }: { readonly t: T; readonly locale: Locale },
  typed: string,
  isMetre: boolean,
  { units, correction }: TypedQuantity,
): Remark[] {
  if (!correction) return []
  const to = isMetre ? formatLength(locale, units) : t('cartLines.pieces', { count: units })
  const from = isMetre ? `${typed.trim().replace(/\s*m$/, '')} m` : typed.trim()
  return [{ tone: 'info', text: t(SENTENCES[correction], { from, to }) }]
}
