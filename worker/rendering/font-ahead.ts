import assets from 'virtual:client-assets'
import type { Context } from 'hono'
import type { AppEnv } from '../runtime/context.ts'

const FONT = `<${assets.font}>; rel=preload; as=font; type="font/woff2"; crossorigin`

/**
 * Tells the browser of the font ahead of the page, if its visitor comes from another one of ours:
 * it is kept by then, and stands there with the first paint. On a first visit it would only hold up
 * page and pictures; there the words come first in a face of the same measures.
 */
export function fontAhead(c: Context<AppEnv>): { Link?: string } {
  return c.req.header('sec-fetch-site') === 'same-origin' ? { Link: FONT } : {}
}
