import type { Context } from 'hono'
import type { AppEnv } from '../runtime/context.ts'

/** Paths that only machines request: hidden files, and names with a file extension. */
const FILE =
  /\/\.|\.(?:aspx?|avif|bak|bz2|cfg|cgi|conf|css|csv|env|exe|gif|gz|ico|ini|jpe?g|m?js|json|jsp|key|log|map|old|pdf|pem|php\d?|png|rar|rss|sh|sql|sqlite|svg|tar|tgz|ttf|txt|webmanifest|webp|woff2?|ya?ml|xml|zip)$/i
const CONTENT_TYPE = 'text/plain; charset=utf-8'
const TEXT = 'Not Found'
const BYTES = new TextEncoder().encode(TEXT)

export const isFile = (path: string): boolean => FILE.test(path)

/** Responds that a file is missing, in few bytes. It is cached like a missing page. */
export function missingFile(c: Context<AppEnv>): Response {
  const template = { status: 404, contentType: CONTENT_TYPE, bytes: BYTES, holes: [] }
  c.set('template', c.var.degraded ? null : template)
  return c.body(TEXT, 404, { 'Content-Type': CONTENT_TYPE, 'Cache-Control': 'private, no-cache' })
}
