import type { Context } from 'hono'
import type { Media } from '#shared/schemas/store-api/product.ts'
import { createLruCache } from '#worker/runtime/lru-cache.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { withTimeout } from '#worker/runtime/time-limits.ts'

/** Our drawings have about 4 kB. The browser loads drawings above twice that size itself. */
const MAX_CHARACTERS = 8 * 1024
const MEMORY_CHARACTERS = 512 * 1024
/** After this time the browser loads the drawing itself. */
const LIMIT_MS = 500

/** By URL. It contains a hash of the content, so no entry becomes stale. */
const known = createLruCache<string>(MEMORY_CHARACTERS, ({ length }) => length)

/**
 * The first pictures of a page as data URLs, by URL, so that phones need no further request.
 * Contains only our own small SVG drawings.
 */
export async function loadInlineDrawings(
  c: Context<AppEnv>,
  pictures: readonly Pick<Media, 'url'>[],
): Promise<ReadonlyMap<string, string>> {
  const found = await Promise.all(
    pictures.map(async ({ url }) => [url, await inside(c, url)] as const),
  )
  return new Map(found.flatMap(([url, drawing]) => (drawing ? [[url, drawing]] : [])))
}

async function inside(c: Context<AppEnv>, url: string): Promise<string | null> {
  if (!url.endsWith('.svg')) return null
  const cached = known.get(url)
  if (cached) return cached
  const drawing = await withTimeout(LIMIT_MS, readDrawing(c, url))
  if (!drawing || drawing.length > MAX_CHARACTERS) return null
  const address = asAddress(drawing)
  known.put(url, address)
  return address
}

async function readDrawing(c: Context<AppEnv>, url: string): Promise<string | null> {
  const response = await c.var.services.ownPicture(url)
  return response?.ok ? response.text() : null
}

/** A drawing as a data URL: escapes ASCII characters that a URL may not contain (WHATWG URL, 1.1). */
const asAddress = (drawing: string) =>
  `data:image/svg+xml,${drawing.replaceAll(/[\s%#"<>[\\\]^`{|}]/g, encodeURIComponent)}`
