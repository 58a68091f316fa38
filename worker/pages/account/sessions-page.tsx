import { formatMoment } from '#shared/i18n/format.ts'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import type { CustomerSession } from '#shared/schemas/store-api/account.ts'
import { urls } from '#shared/urls.ts'
import { useMessages } from '../use-messages.ts'
import { AccountFrame } from '../layout/account-frame.tsx'

type SessionsPageProps = {
  /** Null if the backend does not list them. */
  readonly sessions: readonly CustomerSession[] | null
  readonly notices: readonly PageNotice[]
}

/** The logged-in devices of the customer, with buttons to log out one or all. */
export function SessionsPage({ sessions, notices }: SessionsPageProps) {
  const { locale, t } = useMessages()
  return (
    <AccountFrame
      page="accountSessions"
      title={t('account.sessions')}
      lead={t(sessions ? 'accountOrders.sessionsLead' : 'accountOrders.sessionsUnknown')}
      notices={notices}
    >
      {sessions && sessions.length > 0 && (
        <ul className="devices">
          {sessions.map((session) => (
            <li key={session.id} className="row">
              <Device session={session} />
            </li>
          ))}
        </ul>
      )}
      {sessions ? (
        <form method="post" action={urls.action(locale, 'logoutEverywhere')}>
          <button className="btn">{t('accountOrders.logoutEverywhere')}</button>
        </form>
      ) : (
        <p>
          <a className="btn" href={urls.page(locale, 'accountPassword')}>
            {t('account.changePassword')}
          </a>
        </p>
      )}
    </AccountFrame>
  )
}

function Device({ session }: { readonly session: CustomerSession }) {
  const { locale, t } = useMessages()
  const { id, device, current, createdAt, lastUsedAt } = session
  const name = device ? t('accountOrders.device', device) : t('accountOrders.unknownDevice')
  return (
    <>
      <div>
        <p>
          <b>{name}</b> {current && <span className="tag">{t('accountOrders.thisOne')}</span>}
        </p>
        <p className="quiet">
          {t('accountOrders.since')} {formatMoment(locale, createdAt)}
          <br />
          {t('accountOrders.lastUsed')} {formatMoment(locale, lastUsedAt)}
        </p>
      </div>
      {!current && (
        <form method="post" action={urls.action(locale, 'sessionEnd')}>
          <input type="hidden" name="id" value={id} />
          <button className="btn">
            {t('accountOrders.endSession')}
            <span className="vh"> {name}</span>
          </button>
        </form>
      )}
    </>
  )
}
