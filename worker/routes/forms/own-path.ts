/**
 * A path of our own to come back to, or null. Only paths are taken (`/stoffe`): an address, a
 * protocol-relative one or a backslash would make an open redirect.
 */
export function ownPath(typed: string | undefined): string | null {
  if (!typed || !/^\/(?![/\\])[^\\\s]{0,500}$/.test(typed)) return null
  const url = new URL(typed, 'https://own.invalid')
  return url.origin === 'https://own.invalid' ? url.pathname + url.search : null
}
