import { redirectOf } from './resolve.ts'

/** What a backend answers of a path: `redirect` is a path of the shop or a whole address. */
export type BackendRedirect = Readonly<{
  redirect?: string | null | undefined
  status?: number | null | undefined
}>
export type Target = Readonly<{ location: string; status: 301 | 302 }>

const PERMANENT = [301, 308]

/**
 * The target of a request whose path is no page, by the operators' redirects. Only http addresses
 * and paths of the shop are followed; what the visitor typed makes no target. The query is kept,
 * parameters of the target first. Null for a malformed target and for one that leads to itself.
 */
export function backendTarget(asked: URL, { redirect, status }: BackendRedirect): Target | null {
  if (!redirect) return null
  const isPath = /^\/(?![/\\])/.test(redirect)
  if (!isPath && !/^https?:\/\//i.test(redirect)) return null
  const target = URL.parse(redirect, asked.origin)
  if (!target || (isPath && target.origin !== asked.origin)) return null
  for (const [name, value] of asked.searchParams) {
    if (!target.searchParams.has(name)) target.searchParams.append(name, value)
  }
  const isOurs = target.origin === asked.origin
  if (isOurs) target.pathname = redirectOf(target.pathname)?.to ?? target.pathname
  if (isOurs && target.pathname === asked.pathname) return null
  const location = isOurs ? `${target.pathname}${target.search}${target.hash}` : target.href
  return { location, status: status && PERMANENT.includes(status) ? 301 : 302 }
}
