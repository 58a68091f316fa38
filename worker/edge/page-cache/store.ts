import { createLruCache } from '#worker/runtime/lru-cache.ts'
import { fromResponse, toResponse, type CacheEntry } from './entry.ts'

const MEMORY_BYTES = 8 * 1024 * 1024
/** After this time a memory entry is read again, because another isolate may have a newer one. */
const MEMORY_MS = 5_000
const CACHE_NAME = 'templates'

type ViewedTemplate = { readonly entry: CacheEntry; readonly atMs: number }
const memory = createLruCache<ViewedTemplate>(
  MEMORY_BYTES,
  ({ entry }) => entry.template.bytes.length,
)

export type FoundTemplate = { readonly entry: CacheEntry; readonly layer: 'memory' | 'edge' }

/** The cached template for a key, from this isolate's memory or this location's Cache API. */
export async function findTemplate(key: string, now: number): Promise<FoundTemplate | null> {
  const near = memory.get(key)
  if (near && now - near.atMs < MEMORY_MS) return { entry: near.entry, layer: 'memory' }
  const response = await (await caches.open(CACHE_NAME)).match(key)
  const entry = response ? await fromResponse(response) : null
  if (!entry) return null
  remember(key, entry, now)
  return { entry, layer: 'edge' }
}

export async function cacheTemplate(key: string, entry: CacheEntry, now: number): Promise<void> {
  remember(key, entry, now)
  await (await caches.open(CACHE_NAME)).put(key, toResponse(entry))
}

function remember(key: string, entry: CacheEntry, now: number) {
  // Missing pages stay out of memory: guessed paths must not evict pages that visitors read.
  if (entry.template.status !== 200) return
  memory.put(key, { entry, atMs: now })
}
