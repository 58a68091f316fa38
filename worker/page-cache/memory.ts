import type { Entry } from './entry.ts'

const MAX_BYTES = 8 * 1024 * 1024

/**
 * The hottest templates of this isolate: capped by bytes, least recently used first out. Ages are
 * the reader's to judge; an entry here is never newer than the Cache API's own.
 */
export function createMemory(maxBytes = MAX_BYTES) {
  const entries = new Map<string, Entry>()
  let bytes = 0

  function remove(key: string) {
    bytes -= entries.get(key)?.template.bytes.length ?? 0
    entries.delete(key)
  }

  return {
    get(key: string): Entry | undefined {
      const entry = entries.get(key)
      if (entry) {
        entries.delete(key)
        entries.set(key, entry)
      }
      return entry
    },
    put(key: string, entry: Entry): void {
      remove(key)
      const size = entry.template.bytes.length
      if (size > maxBytes) return
      entries.set(key, entry)
      bytes += size
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) break
        remove(oldest)
      }
    },
    size: () => bytes,
  }
}
