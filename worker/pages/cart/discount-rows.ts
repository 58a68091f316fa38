import { normalCode } from '#shared/domain/cart/contents.ts'
import { centsFromDecimal } from '#shared/domain/money.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { T } from '#shared/i18n/messages.ts'
import type { SumRow } from '#shared/schemas/forms/cart-view.ts'

type Line = Readonly<{
  label: string
  good?: boolean | null | undefined
  payload: Readonly<{
    code?: string | null | undefined
    discountScope?: string | null | undefined
  }>
}>
type Delivery = Readonly<{
  shippingCosts?: Readonly<{ totalPrice: number }> | null | undefined
}>

/**
 * What promotions take off, a row each. One on the delivery is a line of nothing on the wire, and a
 * delivery of its own that costs less than nothing.
 */
export function discountRows<L extends Line>(
  { t, locale }: { readonly t: T; readonly locale: Locale },
  lines: readonly L[],
  deliveries: readonly Delivery[],
  totalOf: (line: L) => number,
): SumRow[] {
  const onDelivery = deliveries.slice(1).map(({ shippingCosts }) => shippingCosts?.totalPrice ?? 0)
  return lines
    .filter(({ good }) => good === false)
    .map((line) => {
      const { code, discountScope } = line.payload
      const own = discountScope === 'delivery' ? onDelivery.shift() : undefined
      const name = line.label || t('cartLines.discount')
      const label = code ? t('cartLines.discountByCode', { name, code: normalCode(code) }) : name
      return { label, amount: formatMoney(locale, centsFromDecimal(own ?? totalOf(line))) }
    })
}
