import { LinesTable, type TableLine } from '#client/ui/order/lines-table.tsx'
import { SumRows, type Sums } from '#client/ui/order/sum-rows.tsx'
import { centsFromDecimal } from '#shared/domain/money.ts'
import { readableName } from '#shared/i18n/product-name.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { T } from '#shared/i18n/messages.ts'
import { taxFreeNote } from '#shared/i18n/tax-free-note.ts'
import type { Order, OrderLine } from '#shared/schemas/store-api/order.ts'
import { articleFacts, linePrices, quantityOf } from '../cart/cart-line-view.ts'
import { discountRows, rowsOf } from '../cart/sum-rows.ts'
import { useWords } from '../use-messages.ts'

type Words = { readonly t: T; readonly locale: Locale }

/** The articles of an order with their sums, as they were bought. */
export function OrderLines({ order }: { readonly order: Order }) {
  const words = useWords()
  const { t } = words
  const sums = sumsOf(words, order)
  return (
    <div className="order stack">
      <LinesTable t={t} lines={goodsOf(order).map((line) => tableLine(words, line))} />
      <SumRows
        sums={sums}
        subtotalLabel={t('checkout.subtotal')}
        totalLabel={t(sums.taxNote ? 'order.totalNet' : 'checkout.totalWithTax')}
      />
    </div>
  )
}

function goodsOf({ lineItems }: Order): OrderLine[] {
  return lineItems.filter(({ good }) => good !== false)
}

function tableLine(words: Words, line: OrderLine): TableLine {
  const { label, payload, quantity, totalPrice } = line
  const prices = linePrices(words, payload.ripstop_price ?? line, payload)
  return {
    id: line.id,
    name: readableName(label),
    facts: articleFacts(words, payload),
    quantity: quantityOf(words, payload.ripstop_unit, quantity),
    unitPrice: prices.unit,
    basePrice: prices.base,
    total: formatMoney(words.locale, centsFromDecimal(totalPrice)),
  }
}

function sumsOf(words: Words, order: Order): Sums {
  const { t, locale } = words
  const { deliveries, lineItems, price } = order
  const [delivery] = deliveries
  const shipping = delivery?.shippingCosts?.totalPrice ?? order.shippingTotal
  const subtotal = goodsOf(order).reduce((sum, line) => sum + centsFromDecimal(line.totalPrice), 0)
  const isNet = price.taxStatus === 'tax-free'
  return {
    subtotal: formatMoney(locale, subtotal),
    ...rowsOf(words, price, [
      ...discountRows(words, lineItems, deliveries, ({ totalPrice }) => totalPrice),
      { label: t('order.shipping'), amount: formatMoney(locale, centsFromDecimal(shipping)) },
    ]),
    total: formatMoney(locale, centsFromDecimal(order.amountTotal)),
    taxNote: isNet ? taxFreeNote(t, delivery?.shippingOrderAddress?.country?.iso) : null,
  }
}
