import { formatFileSize } from '#shared/i18n/format.ts'
import type { LineDownload, Order } from '#shared/schemas/store-api/order.ts'
import { urls } from '#shared/urls.ts'
import { CheckoutHead } from '../checkout-head.tsx'
import { useMessages } from '../use-messages.ts'

/** The purchased files of an order. They can be downloaded after the payment. */
export function OrderFiles({ order }: { readonly order: Order }) {
  const { t } = useMessages()
  if (!hasFiles(order)) return null
  return (
    <section className="sheet stack tightly" aria-labelledby="order-files">
      <h2 id="order-files">{t('files.title')}</h2>
      <OrderFileList order={order} />
    </section>
  )
}

/** Whether an order contains downloads. */
export function hasFiles({ lineItems }: Order): boolean {
  return lineItems.some(({ downloads }) => downloads.length > 0)
}

/** The files of an order, one row each, with their current actions. */
export function OrderFileList({ order }: { readonly order: Order }) {
  return (
    <ul className="lines">
      {order.lineItems.flatMap(({ label, downloads }) =>
        downloads.map((file) => (
          <li key={file.id}>
            <File {...{ order, label, file }} />
          </li>
        )),
      )}
    </ul>
  )
}

type FileProps = Readonly<{ order: Order; label: string; file: LineDownload }>

function File({ order, label, file: { id, accessGranted, media, customFields } }: FileProps) {
  const { locale, t } = useMessages()
  const own = customFields?.ripstop_file
  const size = media?.fileSize ? formatFileSize(locale, media.fileSize) : null
  if (!accessGranted)
    return (
      <>
        {label} <span className="quiet">{t(closedBecause(order))}</span>
      </>
    )
  return (
    <>
      <a href={urls.boughtFile(locale, order.id, id, own?.pass ?? null)} download>
        {t('files.named', { label, size })}
      </a>{' '}
      {own?.isNewer && <span className="late">{t('files.newer')}</span>}
      {own && own.fetched > 0 && (
        <span className="quiet">{t('files.fetched', { count: own.fetched })}</span>
      )}
    </>
  )
}

/** The message key for locked files. Files that were paid once stay available. */
function closedBecause({ stateMachineState, transactions }: Order) {
  const payment = transactions.at(-1)?.stateMachineState?.technicalName ?? ''
  const isOver = stateMachineState?.technicalName === 'cancelled'
  return isOver || ['refunded', 'chargeback'].includes(payment) ? 'files.closed' : 'files.waiting'
}

/** The reason why a purchased file did not open, and a link to the order. */
export function FileLinkPage({ reason }: { readonly reason: 'link' | 'order' }) {
  const { locale, t } = useMessages()
  return (
    <div className="wrap stack">
      <CheckoutHead title={t('files.refusedTitle')} />
      <p className="lead">{t(reason === 'link' ? 'files.refusedLink' : 'files.refusedOrder')}</p>
      <p>{t('files.refusedHint')}</p>
      <p className="row">
        <a className="btn ink" href={urls.page(locale, 'accountOrders')}>
          {t('files.toOrders')}
        </a>
        <a className="btn" href={urls.page(locale, 'contact')}>
          {t('files.toContact')}
        </a>
      </p>
    </div>
  )
}
