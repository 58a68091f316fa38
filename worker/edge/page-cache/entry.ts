import { z } from '#shared/schemas/zod.ts'
import { createLruCache } from '#worker/runtime/lru-cache.ts'
import { CACHED_SECONDS, type Lifetime } from '#worker/runtime/lifetimes.ts'
import { isHole, type Hole, type Template } from '#worker/template/template.ts'

/**
 * A cached template with the time it was made, which the Cache API does not store. If the template
 * used older cached data, `madeAtMs` is the time of the oldest data.
 */
export type CacheEntry = {
  readonly template: Template
  readonly madeAtMs: number
  readonly lifetime: Lifetime
}

const Meta = z.object({
  status: z.number().int(),
  contentType: z.string().optional(),
  etag: z.string().optional(),
  madeAtMs: z.number(),
  lifetime: z.enum(['prices', 'texts', 'missing']),
  holes: z.array(z.object({ at: z.number().int(), kind: z.custom<Hole>(isHole) })),
})
type Meta = z.infer<typeof Meta>
/** Estimated memory of one hole, in bytes. */
const BYTES_OF_A_HOLE = 32

const META_HEADER = 'x-template'

/** Parsed metadata by the text of the header, because many requests read the same template. */
const known = createLruCache<Meta>(64 * 1024, ({ holes }) => holes.length * BYTES_OF_A_HOLE)

export function toResponse({ template, madeAtMs, lifetime }: CacheEntry): Response {
  const { bytes, ...rest } = template
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      'content-type': 'application/octet-stream',
      'cache-control': `public, max-age=${CACHED_SECONDS}`,
      [META_HEADER]: JSON.stringify({ ...rest, madeAtMs, lifetime }),
    },
  })
}

export async function fromResponse(response: Response): Promise<CacheEntry | null> {
  const meta = metaOf(response.headers.get(META_HEADER) ?? 'null')
  if (!meta) return null
  const { madeAtMs, lifetime, ...rest } = meta
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { template: { ...rest, bytes }, madeAtMs, lifetime }
}

function metaOf(text: string): Meta | null {
  const before = known.get(text)
  if (before) return before
  const { data } = Meta.safeParse(JSON.parse(text))
  if (data) known.put(text, data)
  return data ?? null
}
