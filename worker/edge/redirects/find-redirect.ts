import { findRuleRedirect, findWellKnownRedirect } from './rules.ts'

/** A row of a backend: `redirect` is a path of the shop or a whole address. */
export type StoredRedirect = Readonly<{
  redirect?: string | null | undefined
  status?: number | null | undefined
}>
export type LookUp = (path: string) => Promise<StoredRedirect | null>
export type Target = Readonly<{ location: string; status: 301 | 302 }>

const PERMANENT = [301, 308]
/** More steps than any honest chain has; a loop ends here. */
const MAX_STEPS = 8
/** No link of a shop is longer; a longer path is made up and costs no lookup. */
const MAX_PATH_LENGTH = 500

/**
 * The target of a request in one hop. Each step takes the backend's row of exactly this path, else
 * the first rule that matches. The query is kept, parameters of the target first. Null if the path
 * stays, for a malformed target and for a loop.
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

/** Only http addresses and paths of the shop are followed. */
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

/** Null for a path that is not text. */
export function decodePath(pathname: string): string | null {
  try {
    const path = decodeURIComponent(pathname)
    return /\p{Cc}/u.test(path) ? null : path
  } catch {
    return null
  }
}
