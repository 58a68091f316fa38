import { normalCode } from '#shared/domain/cart/contents.ts'
import { discountAmounts } from '#shared/domain/order/discounts.ts'
import { centsFromDecimal } from '#shared/domain/money.ts'
import { formatMoney, formatPercent } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { T } from '#shared/i18n/messages.ts'
import type { CartView, SumRow } from '#shared/schemas/forms/cart-view.ts'
import type { CartPrice } from '#shared/schemas/store-api/price.ts'

type Messages = { readonly t: T; readonly locale: Locale }
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
 * The discounts of promotions, one row each. A shipping discount is a delivery with a negative
 * price.
 */
export function discountRows<L extends Line>(
  { t, locale }: Messages,
  lines: readonly L[],
  deliveries: readonly Delivery[],
  totalOf: (line: L) => number,
): SumRow[] {
  const discounts = lines.filter(({ good }) => good === false)
  const amounts = discountAmounts(
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

/**
 * The rows between the sum of goods and the total, and the taxes. In net prices tax is added as a
 * row; in gross prices it is included.
 */
export function rowsOf(
  { t, locale }: Messages,
  { calculatedTaxes, taxStatus }: CartPrice,
  parts: readonly SumRow[],
): Pick<CartView, 'rows' | 'taxes'> {
  const isOnTop = taxStatus === 'net'
  const taxes = calculatedTaxes.map(({ taxRate, tax }) => ({
    label: t(isOnTop ? 'cartLines.taxOn' : 'cartLines.taxIn', {
      rate: formatPercent(locale, taxRate),
    }),
    amount: formatMoney(locale, centsFromDecimal(tax)),
  }))
  return isOnTop ? { rows: [...parts, ...taxes], taxes: [] } : { rows: [...parts], taxes }
}
