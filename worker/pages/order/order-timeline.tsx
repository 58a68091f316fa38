import { formatDate } from '#shared/i18n/format.ts'
import type { Order } from '#shared/schemas/store-api/order.ts'
import { useMessages } from '../use-messages.ts'
import { orderSteps, trackingOf } from './order-progress.ts'

/** The progress of an order: ordered, paid, shipped, each with its date, and parcel tracking. */
export function OrderTimeline({ order }: { readonly order: Order }) {
  const { locale, t } = useMessages()
  return (
    <ol className="timeline" aria-label={t('order.timeline')}>
      {orderSteps(order).map(({ mark, key, at }) => (
        <li key={key} className={mark} aria-current={mark === 'now' ? 'step' : undefined}>
          <b>{t(`order.step_${key}`)}</b>
          {at && <time dateTime={at}>{formatDate(locale, at)}</time>}
          {key === 'shipped' && <Tracking order={order} />}
        </li>
      ))}
    </ol>
  )
}

/** The parcels of an order, each with its tracking link if there is one. */
export function Tracking({ order }: { readonly order: Order }) {
  const { t } = useMessages()
  return trackingOf(order).map(({ code, url }) => (
    <span key={code}>
      {url ? (
        <a href={url} rel="noreferrer">
          {t('order.track', { code })}
        </a>
      ) : (
        t('order.trackingCode', { code })
      )}
    </span>
  ))
}
