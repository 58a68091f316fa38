import { formatMoment } from '#shared/i18n/format.ts'
import type { CustomerSession } from '#shared/schemas/store-api/account.ts'
import { urls } from '#shared/urls.ts'
import { useWords } from '../words.ts'
import { AccountFrame } from './account-frame.tsx'

/** Where the customer is logged in, and the way to end all of it. */
export function SessionsPage({ sessions }: { readonly sessions: readonly CustomerSession[] }) {
  const { locale, t } = useWords()
  return (
    <AccountFrame
      page="accountSessions"
      title={t('account.sessions')}
      lead={t('accountOrders.sessionsLead')}
    >
      {sessions.length > 0 && (
        <div className="scroll">
          <table className="data">
            <caption className="vh">{t('account.sessions')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('accountOrders.since')}</th>
                <th scope="col">{t('accountOrders.lastUsed')}</th>
                <th scope="col">
                  <span className="vh">{t('accountOrders.which')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {sessions.map((session) => (
                <tr key={session.id}>
                  <th scope="row">{formatMoment(locale, session.createdAt)}</th>
                  <td>{formatMoment(locale, session.lastUsedAt)}</td>
                  <td>{session.current && <b>{t('accountOrders.thisOne')}</b>}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <form method="post" action={urls.action(locale, 'logoutEverywhere')}>
        <button className="btn ink">{t('accountOrders.logoutEverywhere')}</button>
      </form>
    </AccountFrame>
  )
}
