import { Fragment } from 'react'
import { centsFromDecimal } from '#shared/domain/money.ts'
import { formatMoney, formatPercent } from '#shared/i18n/format.ts'
import type { Order, OrderLine } from '#shared/schemas/store-api/order.ts'
import { articleFacts, linePrices, quantityOf } from '../cart/cart-line-view.ts'
import { discountRows } from '../cart/discount-rows.ts'
import { taxFreeNote } from '#shared/i18n/tax-free-note.ts'
import { useWords } from '../words.ts'

/** The articles of an order with their sums, as they were bought. */
export function OrderLines({ order }: { readonly order: Order }) {
  const words = useWords()
  const { locale, t } = words
  const amount = (decimal: number) => formatMoney(locale, centsFromDecimal(decimal))
  const isNet = order.price.taxStatus === 'tax-free'
  const shippedTo = order.deliveries[0]?.shippingOrderAddress
  const goods = order.lineItems.filter(({ good }) => good !== false)
  const discounts = discountRows(
    words,
    order.lineItems,
    order.deliveries,
    ({ totalPrice }) => totalPrice,
  )
  const shipping = order.deliveries[0]?.shippingCosts?.totalPrice ?? order.shippingTotal
  const subtotal = goods.reduce((sum, line) => sum + centsFromDecimal(line.totalPrice), 0)
  return (
    <div className="order stack">
      <table className="data">
        <caption className="vh">{t('order.articles')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('checkout.article')}</th>
            <th scope="col" className="r">
              {t('checkout.quantity')}
            </th>
            <th scope="col" className="r">
              {t('checkout.unitPrice')}
            </th>
            <th scope="col" className="fig">
              {t('checkout.lineTotal')}
            </th>
          </tr>
        </thead>
        <tbody>
          {goods.map((line) => (
            <GoodsRow key={line.id} line={line} />
          ))}
        </tbody>
      </table>
      <dl className="sums">
        <dt>{t('order.subtotal')}</dt>
        <dd>{formatMoney(locale, subtotal)}</dd>
        {discounts.map(({ label, amount: off }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{off}</dd>
          </Fragment>
        ))}
        <dt>{t('order.shipping')}</dt>
        <dd>{amount(shipping)}</dd>
        <dt className="all">{t(isNet ? 'order.totalNet' : 'order.total')}</dt>
        <dd className="all">{amount(order.amountTotal)}</dd>
        {order.price.calculatedTaxes.map(({ taxRate, tax }) => (
          <Fragment key={taxRate}>
            <dt className="min">
              {t('cartLines.taxIn', { rate: formatPercent(locale, taxRate) })}
            </dt>
            <dd className="min">{amount(tax)}</dd>
          </Fragment>
        ))}
      </dl>
      {isNet && <p className="quiet">{taxFreeNote(t, shippedTo?.country?.iso)}</p>}
    </div>
  )
}

function GoodsRow({ line }: { readonly line: OrderLine }) {
  const words = useWords()
  const { locale, t } = words
  const prices = linePrices(words, line.payload.ripstop_price ?? line, line.payload)
  const isMetre = line.payload.ripstop_unit === 'm'
  return (
    <tr>
      <th scope="row">
        <b>{line.label}</b>
        <br />
        <small className="quiet">{articleFacts(words, line.payload).join(', ')}</small>
      </th>
      <td className="r" data-l={t('checkout.quantity')}>
        {quantityOf(words, isMetre, line.quantity)}
      </td>
      <td className="r" data-l={t('checkout.unitPrice')}>
        {prices.unit}
        {prices.base && (
          <>
            <br />
            <small className="quiet">{prices.base}</small>
          </>
        )}
      </td>
      <td className="fig" data-l={t('checkout.lineTotal')}>
        {formatMoney(locale, centsFromDecimal(line.totalPrice))}
      </td>
    </tr>
  )
}
