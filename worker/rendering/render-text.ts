import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { AppEnv } from '../runtime/context.ts'
import { MAX_TEMPLATE_BYTES } from '../template/template.ts'

/**
 * Responds with a text that is the same for everyone. A complete text is cached like a page. Its
 * ETag is weak, because proxies may compress the text.
 */
export function renderText(c: Context<AppEnv>, text: string, contentType: string): Response {
  const bytes = new TextEncoder().encode(text)
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  const isCacheable = !c.var.degraded && bytes.length <= MAX_TEMPLATE_BYTES
  c.set('template', isCacheable ? { status: 200, contentType, etag, bytes, holes: [] } : null)
  const headers = { 'Content-Type': contentType, 'Cache-Control': 'private, no-cache', ETag: etag }
  return c.body(text, 200, headers)
}
