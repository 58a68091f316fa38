import { z } from '#shared/schemas/zod.ts'
import { KEPT_SECONDS, type Lifetime } from '#worker/runtime/lifetimes.ts'
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
  holes: z.array(z.tuple([z.number().int(), z.custom<Hole>(isHole)])),
})

const META_HEADER = 'x-template'

export function toResponse(entry: Entry): Response {
  const { status, contentType, etag, bytes, holes } = entry.template
  const meta = {
    status,
    contentType,
    etag,
    madeAtMs: entry.madeAtMs,
    lifetime: entry.lifetime,
    holes: holes.map((hole) => [hole.at, hole.kind]),
  }
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      'content-type': 'application/octet-stream',
      'cache-control': `public, max-age=${KEPT_SECONDS}`,
      [META_HEADER]: JSON.stringify(meta),
    },
  })
}

export async function fromResponse(response: Response): Promise<Entry | null> {
  const parsed = Meta.safeParse(JSON.parse(response.headers.get(META_HEADER) ?? 'null'))
  if (!parsed.success) return null
  const { status, contentType, etag, madeAtMs, lifetime, holes } = parsed.data
  const bytes = new Uint8Array(await response.arrayBuffer())
  return {
    madeAtMs,
    lifetime,
    template: {
      status,
      contentType,
      etag,
      bytes,
      holes: holes.map(([at, kind]) => ({ at, kind })),
    },
  }
}
