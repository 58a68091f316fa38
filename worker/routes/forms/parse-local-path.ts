const OWN = 'https://own.invalid'
/** One slash, then no second slash, no backslash and no white space. */
const PATH = /^\/(?![/\\])[^\\\s]{0,2000}$/

/**
 * A return path of our shop; null for other input. Only paths (`/stoffe`) are accepted, because
 * URLs, `//host` and backslashes would make an open redirect. Dots can resolve to two slashes
 * (`/.//evil.example`), so the resolved path is checked too.
 */
export function parseLocalPath(input: string | undefined): string | null {
  if (!input || !PATH.test(input)) return null
  const url = new URL(input, OWN)
  const path = url.pathname + url.search
  return url.origin === OWN && PATH.test(path) ? path : null
}
