import { browserOf } from '#shared/domain/device.ts'
import { sanitizeLine } from '#shared/domain/sanitize-text.ts'

const MAX_TEXT = 300
const MAX_PLACE = 200

/** An error message without possible personal data: addresses, numbers, keys. */
export function scrub(message: string): string {
  return sanitizeLine(message.slice(0, 4 * MAX_TEXT))
    .replace(/\s+/g, ' ')
    .replace(/[^\s@<>"']+@[^\s@<>"']+\.\w+/g, '[email]')
    .replace(/\bhttps?:\/\/[^\s"']+/g, scriptPlace)
    .replace(/\b(?=\w*\d)\w{16,}\b/g, '[key]')
    .replace(/\+?\d[\d ()/-]{6,}\d/g, '[number]')
    .slice(0, MAX_TEXT)
}

/** The path of a page without its query. Ids and codes in it are removed. */
export function withoutIds(address: string): string {
  const path = URL.parse(address, 'http://page.invalid')?.pathname ?? ''
  return path
    .split('/')
    .map((part) => (/^[0-9A-Za-z_-]{16,}$/.test(part) && !isSlug(part) ? ':id' : part))
    .join('/')
    .slice(0, MAX_PLACE)
}

/** The location of a script: the path for our scripts, only the origin for others. */
export function scriptPlace(address: string): string {
  if (!/^\w+:/.test(address)) return withoutIds(address).replace(/^\/$/, '')
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) return address.split(':')[0] ?? ''
  return url.pathname.startsWith('/assets/') ? url.pathname.slice(0, MAX_PLACE) : url.host
}

/** Words between hyphens: the name of a page, not a key. */
function isSlug(part: string): boolean {
  return part.split('-').every((word) => /^([a-z]{1,24}|\d{1,5}[a-z]{0,4})$/.test(word))
}

/**
 * Name and major version of a browser: enough to reproduce an error, too little to identify anyone.
 */
export function browserName(userAgent: string): string {
  const { name, major } = browserOf(userAgent)
  return major === '' ? 'unknown' : `${name} ${major}`
}
