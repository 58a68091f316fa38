import { DAY_MS } from '#shared/domain/durations.ts'
import { LOCALES } from '#shared/i18n/locales.ts'
import { urls } from '#shared/urls.ts'

/** RFC 9116 recommends an expiry less than a year away. A cached copy is at most two days old. */
const DAYS_VALID = 360

/**
 * The contact for vulnerability reports (RFC 9116). The expiry changes once a day, because the text
 * is cached.
 */
export function securityTxt(origin: string, email: string, now: Date): string {
  const lastDay = Math.floor(now.getTime() / DAY_MS) + DAYS_VALID
  const expires = new Date(lastDay * DAY_MS).toISOString().replace('.000Z', 'Z')
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${origin}${urls.file('de', 'security')}`,
    '',
  ].join('\n')
}
