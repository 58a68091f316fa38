import { SEEN_KEY } from '#shared/seen-key.ts'
import { ColumnHeads } from '../column-heads.tsx'
import { useWords } from '../words.ts'

/** Everything that the shop itself keeps in a browser; lifetimes are those of its cookies. */
const COOKIES = [
  { name: 'sw-context-token', purpose: 'tokenPurpose', days: 365, isOwn: true },
  { name: 'view', purpose: 'viewPurpose', days: 365, isOwn: false },
  { name: 'locale', purpose: 'localePurpose', days: 365, isOwn: true },
  { name: 'wishlist', purpose: 'wishlistPurpose', days: 365, isOwn: true },
  { name: 'hearts', purpose: 'ownHeartsPurpose', days: 365, isOwn: false },
  { name: 'samples', purpose: 'samplesPurpose', days: 7, isOwn: true },
  { name: 'compare', purpose: 'comparePurpose', days: 30, isOwn: true },
  { name: 'project', purpose: 'projectPurpose', days: 90, isOwn: true },
  { name: 'known-device', purpose: 'devicePurpose', days: 365, isOwn: true },
  { name: 'order', purpose: 'orderPurpose', days: 1, isOwn: true },
  { name: 'flash', purpose: 'flashPurpose', days: 0, isOwn: true },
] as const
const CONSENT_COOKIE = {
  name: 'consent',
  purpose: 'consentPurpose',
  days: 180,
  isOwn: false,
} as const

/** What scripts keep in the browser. */
const UNTIL_CLEARED = [
  { name: 'sw-wishlist-items', purpose: 'heartsPurpose' },
  { name: SEEN_KEY, purpose: 'seenPurpose' },
  { name: 'card-length', purpose: 'cardPurpose' },
] as const

/** What scripts keep in a tab. */
const UNTIL_CLOSED = [
  { name: 'checkout', purpose: 'draftPurpose' },
  { name: 'reloaded', purpose: 'reloadPurpose' },
] as const

type StoredThingsProps = {
  readonly hasConsent: boolean
  /** Cookies that only the server reads have a longer name there. */
  readonly isHttps: boolean
}

/** The table of stored cookies and entries, with purpose and lifetime. */
export function StoredThings({ hasConsent, isHttps }: StoredThingsProps) {
  const { t } = useWords()
  const cookies = hasConsent ? [...COOKIES, CONSENT_COOKIE] : COOKIES
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
            {UNTIL_CLEARED.map(({ name, purpose }) => (
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
