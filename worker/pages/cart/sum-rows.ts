import { normalCode } from '#shared/domain/cart/contents.ts'
import { amountsOff } from '#shared/domain/order/discounts.ts'
import { centsFromDecimal } from '#shared/domain/money.ts'
import { formatMoney, formatPercent } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { T } from '#shared/i18n/messages.ts'
import type { SumRow } from '#shared/schemas/forms/cart-view.ts'
import type { CartPrice } from '#shared/schemas/store-api/price.ts'

type Words = { readonly t: T; readonly locale: Locale }
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

/** What promotions take off, a row each; one on the delivery is a delivery of less than nothing. */
export function discountRows<L extends Line>(
  { t, locale }: Words,
  lines: readonly L[],
  deliveries: readonly Delivery[],
  totalOf: (line: L) => number,
): SumRow[] {
  const discounts = lines.filter(({ good }) => good === false)
  const amounts = amountsOff(
    discounts.map((line) => ({
      total: centsFromDecimal(totalOf(line)),
      isOnDelivery: line.payload.discountScope === 'delivery',
    })),
    deliveries
      .slice(1)
      .map(({ shippingCosts }) => centsFromDecimal(shippingCosts?.totalPrice ?? 0)),
  )
  return discounts.map(({ label, payload: { code } }, index) => {
    const name = label || t('cartLines.discount')
    return {
      label: code ? t('cartLines.discountByCode', { name, code: normalCode(code) }) : name,
      amount: formatMoney(locale, amounts[index] ?? 0),
    }
  })
}

/** The tax of each rate that is in a total. */
export function taxRows({ t, locale }: Words, { calculatedTaxes }: CartPrice): SumRow[] {
  return calculatedTaxes.map(({ taxRate, tax }) => ({
    label: t('cartLines.taxIn', { rate: formatPercent(locale, taxRate) }),
    amount: formatMoney(locale, centsFromDecimal(tax)),
  }))
}
