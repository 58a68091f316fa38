import assets from 'virtual:client-assets'
import type { Context } from 'hono'
import type { AppEnv } from '../runtime/context.ts'

const FONT = `<${assets.font}>; rel=preload; as=font; type="font/woff2"; crossorigin`

/**
 * Preloads the font for visitors who come from another of our pages. Their browser has it cached,
 * so the first paint uses it. On a first visit a preload would delay the page and its pictures. A
 * fallback font with the same metrics then shows first.
 */
export function preloadFont(c: Context<AppEnv>): { Link?: string } {
  return c.req.header('sec-fetch-site') === 'same-origin' ? { Link: FONT } : {}
}
