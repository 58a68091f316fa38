import type { Context, Next } from 'hono'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { count } from '#worker/runtime/metrics.ts'
import { isRevalidation } from './page-cache.ts'

const READS = new Set(['GET', 'HEAD'])
/** Kinds of responses other than pages, by the start of their paths. */
const KINDS = [
  ['/store-api/', 'store-api'],
  ['/_', 'machine'],
  ['/assets/', 'file'],
  ['/media/', 'picture'],
] as const

/**
 * Counts each response in Cloudflare's Analytics Engine, if it is bound: its kind, cache layer,
 * status and time to first byte (docs/operations.md#counting). It stores no personal data. Requests
 * that the worker sends to itself are not counted.
 */
export const metrics = factory.createMiddleware((c, next) =>
  c.env.METRICS && !isRevalidation(c.req.raw) ? counted(c, next) : next(),
)

async function counted(c: Context<AppEnv>, next: Next) {
  const begunMs = Date.now()
  await next()
  const { status, headers } = c.res
  const layer = headers.get('x-cache') ?? 'none'
  count(c.env, kindOf(c.req.method, c.req.path), { status, layer }, begunMs)
}

function kindOf(method: string, path: string): string {
  const known = KINDS.find(([beginning]) => path.startsWith(beginning))
  if (known) return known[1]
  return READS.has(method) ? 'page' : 'form'
}
