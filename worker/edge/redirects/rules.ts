import { PAGE_PATHS, withLocalePrefix } from '#shared/paths.ts'
import { splitLocale } from '#shared/split-locale.ts'

export type Redirect = { readonly to: string; readonly status: 301 | 302 }

/** Addresses that clients request from every site. */
const WELL_KNOWN: ReadonlyMap<string, Redirect> = new Map([
  // Password managers open it (W3C, "A Well-Known URL for Changing Passwords").
  ['/.well-known/change-password', { to: PAGE_PATHS.accountPassword.de, status: 302 }],
  // Browsers request it for files that name no icon.
  ['/favicon.ico', { to: '/favicon.svg', status: 301 }],
  ['/index', { to: PAGE_PATHS.home.de, status: 301 }],
  ['/index.php', { to: PAGE_PATHS.home.de, status: 301 }],
])

export const findWellKnownRedirect = (path: string): Redirect | null => WELL_KNOWN.get(path) ?? null

/** The target of a decoded path by the first matching rule; null without one. */
export function findRuleRedirect(path: string): Redirect | null {
  const to = withoutExtension(path) ?? withoutExtraSlashes(path) ?? movedPage(path)
  return to === null || to === path ? null : { to, status: 301 }
}

function withoutExtension(path: string): string | null {
  return path.endsWith('.html') ? path.slice(0, -'.html'.length) || '/' : null
}

const EXTRA_SLASH = /[/\\]{2}|.\/$/

/** Reduces repeated slashes and removes the last one, so that `//host` never becomes a URL. */
function withoutExtraSlashes(path: string): string | null {
  if (!EXTRA_SLASH.test(path)) return null
  return path.replace(/[/\\]{2,}/g, '/').replace(/(?<=.)\/$/, '')
}

const MOVED = /\/(?:know-how|Naehprojekte|extremtextil-galerie|kunden-galerie)(?:\/|$)/

function movedPage(path: string): string | null {
  if (!MOVED.test(path)) return null
  const { locale, path: own } = splitLocale(path)
  const page = (pattern: RegExp) => pattern.exec(own)?.[1]
  const knowHow = page(/^\/know-how\/[^/]+\/([^/]+)$/)
  if (knowHow) return withLocalePrefix(locale, `${PAGE_PATHS.knowHow[locale]}/${knowHow}`)
  const project = page(/^\/Naehprojekte\/[^/]+\/[^/]+\/([^/]+)$/)
  if (project) return withLocalePrefix(locale, `${PAGE_PATHS.gallery[locale]}/${project}`)
  if (page(/^\/(Naehprojekte|extremtextil-galerie|kunden-galerie)(?:\/|$)/)) {
    return withLocalePrefix(locale, PAGE_PATHS.gallery[locale])
  }
  return null
}
