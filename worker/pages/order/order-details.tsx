import { labelledOrderTexts, orderTextsIn } from '#shared/domain/order/order-texts.ts'
import type { ReactNode } from 'react'
import { formatDelivery } from '#shared/i18n/format-delivery.ts'
import { promiseOfDelivery } from '../delivery-promise.ts'
import { formatDate } from '#shared/i18n/format.ts'
import type { Order } from '#shared/schemas/store-api/order.ts'
import { AddressLines } from './address-lines.tsx'
import { useMessages } from '../use-messages.ts'
import { isVirtual } from './order-progress.ts'
import { OrderLines } from './order-lines.tsx'
import { paymentOutcome } from './payment-outcome.ts'
import { urls } from '#shared/urls.ts'

/** Products, delivery and payment of an order, the same in every state. */
export function OrderDetails({ order }: { readonly order: Order }) {
  const { locale, t } = useMessages()
  const delivery = order.deliveries[0]
  const isCancelled = paymentOutcome(order) === 'cancelled'
  const promised =
    delivery && !isCancelled && formatDelivery(t, locale, promiseOfDelivery(delivery))
  const payment = order.transactions.at(-1)?.paymentMethod
  return (
    <div className="two">
      <OrderLines order={order} />
      <aside className="cart-summary" aria-labelledby="order-details">
        <h2 id="order-details">{t('order.summary')}</h2>
        <table className="data">
          <tbody>
            <Row label={t('order.date')}>{formatDate(locale, order.orderDateTime)}</Row>
            {payment && <Row label={t('order.paymentMethod')}>{payment.name}</Row>}
            {delivery?.shippingMethod && (
              <Row label={t('order.shippingMethod')}>{delivery.shippingMethod.name}</Row>
            )}
            {promised && <Row label={t('order.delivery')}>{promised}</Row>}
            {order.billingAddress && (
              <Row label={t('order.billingAddress')}>
                <AddressLines address={order.billingAddress} />
              </Row>
            )}
            {delivery?.shippingOrderAddress && !isVirtual(order) && (
              <Row label={t('order.shippingAddress')}>
                <AddressLines address={delivery.shippingOrderAddress} />
              </Row>
            )}
            {order.documents.length > 0 && (
              <Row label={t('documents.title')}>
                <OrderDocuments order={order} />
              </Row>
            )}
            {labelledOrderTexts(orderTextsIn(order.customFields), (key) =>
              t(`order.text_${key}`),
            ).map(([label, text]) => (
              <Row key={label} label={label}>
                {text}
              </Row>
            ))}
            {order.customerComment && <Row label={t('order.comment')}>{order.customerComment}</Row>}
          </tbody>
        </table>
      </aside>
    </div>
  )
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{children}</td>
    </tr>
  )
}

/** Invoices and other documents of an order as downloads. */
function OrderDocuments({ order }: { readonly order: Order }) {
  const { locale, t } = useMessages()
  return (
    <ul className="lines">
      {order.documents.map(({ id, documentNumber, documentType }) => (
        <li key={id}>
          <a href={urls.paper(locale, order.id, id)} download>
            {t('documents.named', {
              kind: documentType?.name ?? t('documents.document'),
              number: documentNumber ?? '',
            })}{' '}
            (PDF)
          </a>
        </li>
      ))}
    </ul>
  )
}
