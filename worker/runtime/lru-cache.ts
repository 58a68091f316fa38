export type LruCache<V> = {
  /** The value of a key. Reading makes it the most recently used. */
  readonly get: (key: string) => V | undefined
  readonly put: (key: string, value: V) => void
  readonly remove: (key: string) => void
}

/**
 * A map in the isolate's memory. It limits the bytes of keys and values, and evicts the least
 * recently used entry first. Keys count too, because a key may be longer than its value.
 */
export function createLruCache<V>(maxBytes: number, bytesOf: (value: V) => number): LruCache<V> {
  const values = new Map<string, V>()
  let bytes = 0
  const sizeOf = (key: string, value: V) => key.length + bytesOf(value)

  function remove(key: string) {
    const value = values.get(key)
    if (value === undefined) return
    bytes -= sizeOf(key, value)
    values.delete(key)
  }

  return {
    get(key) {
      const value = values.get(key)
      if (value !== undefined) {
        values.delete(key)
        values.set(key, value)
      }
      return value
    },
    put(key, value) {
      remove(key)
      const size = sizeOf(key, value)
      if (size > maxBytes) return
      values.set(key, value)
      bytes += size
      for (const oldest of values.keys()) {
        if (bytes <= maxBytes) break
        remove(oldest)
      }
    },
    remove,
  }
}
