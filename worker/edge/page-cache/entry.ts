import { z } from '#shared/schemas/zod.ts'
import { createLruCache } from '#worker/runtime/lru-cache.ts'
import { CACHED_SECONDS, type Lifetime } from '#worker/runtime/lifetimes.ts'
import { isHole, type Hole, type Template } from '#worker/template/template.ts'

/**
 * A template as it is cached, with the time it was made, which the Cache API does not store. If it
 * was made of older answers, its time is that of the oldest one.
 */
export type Entry = {
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
/** In the isolate's memory. */
const BYTES_OF_A_HOLE = 32

const META_HEADER = 'x-template'

/** What was checked before, by the header's text: many read one template until it is made anew. */
const known = createLruCache<Meta>(64 * 1024, ({ holes }) => holes.length * BYTES_OF_A_HOLE)

export function toResponse({ template, madeAtMs, lifetime }: Entry): Response {
  const { bytes, ...rest } = template
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      'content-type': 'application/octet-stream',
      'cache-control': `public, max-age=${CACHED_SECONDS}`,
      [META_HEADER]: JSON.stringify({ ...rest, madeAtMs, lifetime }),
    },
  })
}

export async function fromResponse(response: Response): Promise<Entry | null> {
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
