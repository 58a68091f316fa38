import { RECENTLY_VIEWED_KEY } from '#shared/recently-viewed-key.ts'
import { CONSENT_COOKIE, cookiesOf } from '#shared/stored-cookies.ts'
import { ColumnHeads } from '../column-heads.tsx'
import { useMessages } from '../use-messages.ts'
import { useSettings } from '../use-settings.ts'

/** Entries that scripts store in the browser. */
const UNTIL_CLEARED = [
  { name: 'sw-wishlist-items', purpose: 'wishlistButtonsPurpose' },
  { name: RECENTLY_VIEWED_KEY, purpose: 'recentlyViewedPurpose' },
  { name: 'card-length', purpose: 'cardPurpose' },
] as const

/** Entries that scripts store for a tab. */
const UNTIL_CLOSED = [
  { name: 'checkout', purpose: 'draftPurpose' },
  { name: 'reloaded', purpose: 'reloadPurpose' },
] as const

type StoredThingsProps = {
  readonly hasConsent: boolean
  /** Over https, cookies that only the server reads have a prefix. */
  readonly isHttps: boolean
}

/** The table of stored cookies and entries, with purpose and lifetime. */
export function StoredThings({ hasConsent, isHttps }: StoredThingsProps) {
  const { t } = useMessages()
  const { features } = useSettings()
  const own = cookiesOf(features)
  const cookies = hasConsent ? [...own, CONSENT_COOKIE] : own
  const untilCleared = UNTIL_CLEARED.filter(
    ({ purpose }) => purpose !== 'wishlistButtonsPurpose' || features.wishlist,
  )
  return (
    <section className="stack">
      <h2>{t('consent.stored')}</h2>
      <div className="scroll">
        <table className="data">
          <ColumnHeads
            columns={[
              { label: t('consent.name') },
              { label: t('consent.purpose') },
              { label: t('consent.lifetime') },
            ]}
          />
          <tbody>
            {cookies.map(({ name, purpose, days, isOwn }) => (
              <tr key={name}>
                <th scope="row">{isHttps && isOwn ? `__Host-${name}` : name}</th>
                <td>{t(`consent.${purpose}`)}</td>
                <td>{days === 0 ? t('consent.oneMinute') : t('consent.days', { count: days })}</td>
              </tr>
            ))}
            {untilCleared.map(({ name, purpose }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{t(`consent.${purpose}`)}</td>
                <td>{t('consent.untilCleared')}</td>
              </tr>
            ))}
            {UNTIL_CLOSED.map(({ name, purpose }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{t(`consent.${purpose}`)}</td>
                <td>{t('consent.untilClosed')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
