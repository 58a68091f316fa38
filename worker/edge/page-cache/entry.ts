import { z } from '#shared/schemas/zod.ts'
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

const META_HEADER = 'x-template'

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
  const meta = Meta.safeParse(JSON.parse(response.headers.get(META_HEADER) ?? 'null'))
  if (!meta.success) return null
  const { madeAtMs, lifetime, ...rest } = meta.data
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { template: { ...rest, bytes }, madeAtMs, lifetime }
}
