import { storedConsent, type Consent } from '#shared/consent.ts'

/** The choice that a cookie of this name holds; null where none was made. */
export function readConsent(name: string): Consent | null {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`))
  return storedConsent(pair && decodeURIComponent(pair.slice(name.length + 1)))
}
