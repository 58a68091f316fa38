import assets from 'virtual:client-assets'
import type { Context } from 'hono'
import type { AppEnv } from '../runtime/context.ts'

const FONT = `<${assets.font}>; rel=preload; as=font; type="font/woff2"; crossorigin`

/**
 * Preloads the font for visitors who come from another page of ours: it is cached, so the first
 * paint has it. On a first visit it would delay page and pictures; there a fallback font with the
 * same measures comes first.
 */
export function preloadFont(c: Context<AppEnv>): { Link?: string } {
  return c.req.header('sec-fetch-site') === 'same-origin' ? { Link: FONT } : {}
}
