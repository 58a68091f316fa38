import { findRuleRedirect, findWellKnownRedirect } from './rules.ts'

/** A redirect of the backend. `redirect` is a path of the shop or a whole URL. */
export type StoredRedirect = Readonly<{
  redirect?: string | null | undefined
  status?: number | null | undefined
}>
export type LookUp = (path: string) => Promise<StoredRedirect | null>
export type Target = Readonly<{ location: string; status: 301 | 302 }>

const PERMANENT = [301, 308]
/** Longer than any real chain of redirects. A loop ends here. */
const MAX_STEPS = 8
/** Links of the shop are shorter. A longer path is invented and not looked up. */
const MAX_PATH_LENGTH = 500

/**
 * The target of a request in one hop. Each step takes the backend's row for exactly this path, else
 * the first matching rule. The query is preserved; parameters of the target win. Null if nothing
 * redirects, for a malformed target and for a loop.
 */
export async function findRedirect(requested: URL, lookUp: LookUp): Promise<Target | null> {
  let url = requested
  let status: 301 | 302 = 301
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    const next = await nextStep(url, lookUp)
    const target = next ? parseTarget(next.to, url) : url
    if (!target) return null
    if (!next || pathOf(target) === pathOf(url)) {
      return url.pathname === requested.pathname ? null : { location: pathOf(url), status }
    }
    if (next.status === 302) status = 302
    if (target.origin !== requested.origin) return { location: target.href, status }
    url = target
  }
  return null
}

async function nextStep({ pathname }: URL, lookUp: LookUp) {
  const path = decodePath(pathname)
  if (path === null) return null
  const row = findWellKnownRedirect(path) ?? storedRow(await lookUpShort(path, lookUp))
  if (row) return row
  const ruled = findRuleRedirect(path)
  return ruled && { to: encodePath(ruled.to), status: ruled.status }
}

const lookUpShort = async (path: string, lookUp: LookUp) =>
  path.length > MAX_PATH_LENGTH ? null : lookUp(path)

function storedRow(row: StoredRedirect | null) {
  if (!row?.redirect) return null
  const status: 301 | 302 = row.status && PERMANENT.includes(row.status) ? 301 : 302
  return { to: row.redirect, status }
}

/** Accepts only http(s) URLs and paths of the shop. */
function parseTarget(to: string, from: URL): URL | null {
  const isPath = /^\/(?![/\\])/.test(to)
  if (!isPath && !/^https?:\/\//i.test(to)) return null
  const target = URL.parse(to, from.origin)
  if (!target || (isPath && target.origin !== from.origin)) return null
  if (target.search === '') target.search = from.search
  for (const [name, value] of from.searchParams) {
    if (!target.searchParams.has(name)) target.searchParams.append(name, value)
  }
  return target
}

const pathOf = ({ pathname, search, hash }: URL) => `${pathname}${search}${hash}`

const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/')

/** Null if the path is not valid UTF-8 or contains control characters. */
export function decodePath(pathname: string): string | null {
  try {
    const path = decodeURIComponent(pathname)
    return /\p{Cc}/u.test(path) ? null : path
  } catch {
    return null
  }
}
