const OWN = 'https://own.invalid'
/** One slash, then anything but a second one, a backslash or white space. */
const PATH = /^\/(?![/\\])[^\\\s]{0,2000}$/

/**
 * A path of our own to come back to, or null. Only paths are taken (`/stoffe`): an address, a
 * protocol-relative one or a backslash would make an open redirect. So would dots that resolve to
 * two slashes (`/.//evil.example`), so the resolved path is checked as well.
 */
export function parseLocalPath(input: string | undefined): string | null {
  if (!input || !PATH.test(input)) return null
  const url = new URL(input, OWN)
  const path = url.pathname + url.search
  return url.origin === OWN && PATH.test(path) ? path : null
}
