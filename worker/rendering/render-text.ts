import type { Context } from 'hono'
import type { AppEnv } from '../runtime/context.ts'
import { MAX_TEMPLATE_BYTES } from '../template/template.ts'

/** Answers a text that is the same for everybody, and is cached like a page if it is complete. */
export function renderText(c: Context<AppEnv>, text: string, contentType: string): Response {
  const bytes = new TextEncoder().encode(text)
  const isKept = !c.var.degraded && bytes.length <= MAX_TEMPLATE_BYTES
  const template = isKept ? { status: 200, contentType, bytes, holes: [] } : null
  c.set('template', template)
  return c.body(text, 200, { 'Content-Type': contentType, 'Cache-Control': 'private, no-cache' })
}
