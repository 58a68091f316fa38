import { z } from '#shared/schemas/zod.ts'
import { createLruCache, type LruCache } from '#worker/runtime/lru-cache.ts'
import { KV_LIMIT_MS } from '#worker/runtime/read-kv.ts'
import { CACHED_SECONDS } from '#worker/runtime/lifetimes.ts'
import { jsonOf } from '../transport/response.ts'
import { kvKey } from './cache-key.ts'
import { deepFrozen } from '#worker/runtime/deep-frozen.ts'
import { withTimeout } from '#worker/runtime/time-limits.ts'

/** Bytes of the responses as text. Parsed, they use several times more of the isolate's 128 MB. */
const MEMORY_BYTES = 4 * 1024 * 1024
const MAX_RESPONSE_LENGTH = 512 * 1024

const Meta = z.object({ madeAtMs: z.number() })

/** The text of a response, and the time it was loaded. */
export type CachedText = { readonly text: string; readonly madeAtMs: number }
type Remembered = CachedText & { readonly schema: z.ZodType; readonly data: unknown }
type RememberedAs<S extends z.ZodType> = CachedText & {
  readonly schema: S
  readonly data: z.output<S>
}
export type CachedResponse<S extends z.ZodType> = RememberedAs<S> & {
  readonly layer: 'memory' | 'kv'
  /** The copy in KV; null if KV has none or was not read. */
  readonly stored: CachedText | null
}

export type ResponseMemory = LruCache<Remembered>

export function createResponseMemory(maxBytes = MEMORY_BYTES): ResponseMemory {
  return createLruCache<Remembered>(maxBytes, ({ text }) => text.length)
}

export type ResponseStore = ReturnType<typeof createResponseStore>

/**
 * Stores responses: parsed in the isolate's memory, and as text in KV for all isolates. Texts from
 * KV pass the schema again. A failing KV counts as empty.
 */
export function createResponseStore(kv: KVNamespace, memory: ResponseMemory) {
  /** Parsed once and then shared by requests, so no caller may change it. */
  function remember<S extends z.ZodType>(key: string, response: RememberedAs<S>) {
    memory.put(key, { ...response, data: deepFrozen(response.data) })
  }

  return {
    remember,

    /** The entry in memory. */
    peek<S extends z.ZodType>(key: string, schema: S): CachedResponse<S> | null {
      const known = memory.get(key)
      return isOf(known, schema) ? { ...known, layer: 'memory', stored: null } : null
    },

    /** The entry in memory if it is fresh enough, otherwise the newer one of memory and KV. */
    async find<S extends z.ZodType>(
      key: string,
      schema: S,
      isYoung: (madeAtMs: number) => boolean,
    ): Promise<CachedResponse<S> | null> {
      const known = memory.get(key)
      const near = isOf(known, schema) ? known : null
      if (near && isYoung(near.madeAtMs)) return { ...near, layer: 'memory', stored: null }
      const stored = await withTimeout(KV_LIMIT_MS, read(kv, key))
      if (near && near.madeAtMs >= (stored?.madeAtMs ?? 0))
        return { ...near, layer: 'memory', stored }
      if (!stored) return null
      const parsed = schema.safeParse(jsonOf(stored.text))
      if (!parsed.success) return null
      const found = { ...stored, schema, data: parsed.data }
      remember(key, found)
      return { ...found, layer: 'kv', stored }
    },

    async write(key: string, { text, madeAtMs }: CachedText): Promise<void> {
      if (text.length > MAX_RESPONSE_LENGTH) return
      const metadata = { madeAtMs } satisfies z.infer<typeof Meta>
      await kv.put(await kvKey(key), text, { metadata, expirationTtl: CACHED_SECONDS })
    },

    async forget(key: string): Promise<void> {
      memory.remove(key)
      await kv.delete(await kvKey(key))
    },
  }
}

/** An entry has the type of a schema only if that schema parsed it. */
function isOf<S extends z.ZodType>(
  response: Remembered | undefined,
  schema: S,
): response is RememberedAs<S> {
  return response?.schema === schema
}

async function read(kv: KVNamespace, key: string): Promise<CachedText | null> {
  const { value, metadata } = await kv.getWithMetadata(await kvKey(key), 'text')
  const meta = Meta.safeParse(metadata)
  return value !== null && meta.success ? { text: value, madeAtMs: meta.data.madeAtMs } : null
}
