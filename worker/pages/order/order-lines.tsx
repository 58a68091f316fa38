import { LinesTable, type TableLine } from '#client/ui/order/lines-table.tsx'
import { SumRows, type Sums } from '#client/ui/order/sum-rows.tsx'
import { smallestOf } from '#client/ui/renditions.ts'
import { centsFromDecimal } from '#shared/domain/money.ts'
import { readableName } from '#shared/i18n/product-name.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { T } from '#shared/i18n/messages.ts'
import { taxFreeNote } from '#shared/i18n/tax-free-note.ts'
import type { Order, OrderLine } from '#shared/schemas/store-api/order.ts'
import { productFacts, linePrices, quantityOf } from '../cart/cart-line-view.ts'
import { discountRows, rowsOf } from '../cart/sum-rows.ts'
import { useMessages } from '../use-messages.ts'

type Messages = { readonly t: T; readonly locale: Locale }

/** The products of an order with their sums, as bought. */
export function OrderLines({ order }: { readonly order: Order }) {
  const messages = useMessages()
  const { t } = messages
  const sums = sumsOf(messages, order)
  return (
    <div className="order stack">
      <LinesTable t={t} lines={goodsOf(order).map((line) => tableLine(messages, line))} />
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

/** Width and height of a line's picture in pixels. */
const SIZE = 56
/** High-resolution screens show two pixels for one. */
const DENSITY = 2

function tableLine(messages: Messages, line: OrderLine): TableLine {
  const { cover, label, payload, quantity, totalPrice } = line
  const prices = linePrices(messages, payload.ripstop_price ?? line, payload)
  return {
    id: line.id,
    name: (
      <>
        {cover && (
          <img
            src={smallestOf(cover, DENSITY * SIZE)}
            alt=""
            width={SIZE}
            height={SIZE}
            loading="lazy"
          />
        )}
        {readableName(label)}
      </>
    ),
    facts: productFacts(messages, payload),
    quantity: quantityOf(messages, payload.ripstop_unit, quantity),
    unitPrice: prices.unit,
    basePrice: prices.base,
    total: formatMoney(messages.locale, centsFromDecimal(totalPrice)),
  }
}

function sumsOf(messages: Messages, order: Order): Sums {
  const { t, locale } = messages
  const { deliveries, lineItems, price } = order
  const [delivery] = deliveries
  const shipping = delivery?.shippingCosts?.totalPrice ?? order.shippingTotal
  const subtotal = goodsOf(order).reduce((sum, line) => sum + centsFromDecimal(line.totalPrice), 0)
  const isNet = price.taxStatus === 'tax-free'
  return {
    subtotal: formatMoney(locale, subtotal),
    ...rowsOf(messages, price, [
      ...discountRows(messages, lineItems, deliveries, ({ totalPrice }) => totalPrice),
      { label: t('order.shipping'), amount: formatMoney(locale, centsFromDecimal(shipping)) },
    ]),
    total: formatMoney(locale, centsFromDecimal(order.amountTotal)),
    taxNote: isNet ? taxFreeNote(t, delivery?.shippingOrderAddress?.country?.iso) : null,
  }
}
