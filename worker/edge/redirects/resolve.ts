import { splitLocale } from '#shared/split-locale.ts'
import { PAGE_PATHS, localised } from '#shared/paths.ts'
import { REDIRECTS } from './data/table.ts'

export type Redirect = { readonly to: string; readonly status: 301 | 302 }

const TABLE: ReadonlyMap<string, Redirect> = new Map(
  REDIRECTS.map(([from, to, status]) => [from, { to, status }]),
)
const NO_TABLE: ReadonlyMap<string, Redirect> = new Map()
/** What clients ask every shop for without having been told of it. */
const USUAL: ReadonlyMap<string, Redirect> = new Map([
  // Password managers lead their users here (W3C, "A Well-Known URL for Changing Passwords").
  ['/.well-known/change-password', { to: PAGE_PATHS.accountPassword.de, status: 302 }],
  // Browsers look for it beside files that name none.
  ['/favicon.ico', { to: '/favicon.svg', status: 301 }],
  ['/index', { to: PAGE_PATHS.home.de, status: 301 }],
  ['/index.php', { to: PAGE_PATHS.home.de, status: 301 }],
])
/** Longer than any chain of table and rules; a loop ends here and redirects nowhere. */
const MOST_STEPS = 8

/**
 * Where an old path leads, in one hop: the exact table first, then the rules, until nothing more
 * applies. Null for a path that stays. Costs no I/O; the backend's own redirects come after pages.
 */
export const redirectOf = (path: string): Redirect | null => followed(path, TABLE)

/** By the rules only: in a remote shop an old path of ours may be a real page. */
export const tidiedPath = (path: string): Redirect | null => followed(path, NO_TABLE)

function followed(path: string, table: ReadonlyMap<string, Redirect>): Redirect | null {
  let at = path
  let status: 301 | 302 = 301
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const step = table.get(at) ?? USUAL.get(at) ?? byRule(at)
    if (!step) return at === path ? null : { to: at, status }
    if (step.status === 302) status = 302
    at = step.to
  }
  return null
}

function byRule(path: string): Redirect | null {
  const to = withoutExtension(path) ?? tidied(path) ?? moved(path)
  return to === null || to === path ? null : { to, status: 301 }
}

function withoutExtension(path: string): string | null {
  return path.endsWith('.html') ? path.slice(0, -'.html'.length) || '/' : null
}

const UNTIDY = /[/\\]{2}|.\/$/

/** One slash between segments and none at the end; also keeps `//host` from becoming an address. */
function tidied(path: string): string | null {
  if (!UNTIDY.test(path)) return null
  const tidy = path.replace(/[/\\]{2,}/g, '/').replace(/(?<=.)\/$/, '')
  return tidy === path ? null : tidy
}

const OLD = /\/(?:know-how|Naehprojekte|extremtextil-galerie|kunden-galerie)(?:\/|$)/

function moved(path: string): string | null {
  if (!OLD.test(path)) return null
  const { locale, path: own } = splitLocale(path)
  const page = (pattern: RegExp) => pattern.exec(own)?.[1]
  const knowHow = page(/^\/know-how\/[^/]+\/([^/]+)$/)
  if (knowHow) return localised(locale, `${PAGE_PATHS.knowHow[locale]}/${knowHow}`)
  const project = page(/^\/Naehprojekte\/[^/]+\/[^/]+\/([^/]+)$/)
  if (project) return localised(locale, `${PAGE_PATHS.gallery[locale]}/${project}`)
  // A project that the table does not name leads to the list.
  if (page(/^\/(Naehprojekte|extremtextil-galerie|kunden-galerie)(?:\/|$)/)) {
    return localised(locale, PAGE_PATHS.gallery[locale])
  }
  return null
}
