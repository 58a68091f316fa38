import type { Context, Next } from 'hono'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { count } from '#worker/runtime/metrics.ts'
import { isRevalidation } from './page-cache.ts'

const READS = new Set(['GET', 'HEAD'])
/** Kinds of answers that are no pages, by the beginning of their paths. */
const KINDS = [
  ['/store-api/', 'store-api'],
  ['/_', 'machine'],
  ['/assets/', 'file'],
  ['/media/', 'picture'],
] as const

/**
 * Counts each answer in Cloudflare's Analytics Engine, where the shop has it: what it was, where it
 * came from, its status and how long it took until it began (docs/operations.md#counting). It says
 * nothing about a person. Requests that the worker sends to itself are not counted.
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
