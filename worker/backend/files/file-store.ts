type StoredFile = Readonly<{
  body: ReadableStream
  contentType: string
  /** Of the whole file. */
  bytes: number
}>

/** A part of a file, in bytes. */
export type FilePart = Readonly<{ offset: number; length: number }>

/** Stores files by name (`media/0a1b….svg`). */
export type FileStore = {
  read(name: string, part?: FilePart): Promise<StoredFile | null>
  /** The number of bytes; null without such a file. */
  size(name: string): Promise<number | null>
  write(name: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** Names of all files with a prefix. */
  names(prefix: string): Promise<ReadonlySet<string>>
}

export function r2FileStore(bucket: R2Bucket): FileStore {
  return {
    async read(name, part) {
      const object = await bucket.get(name, part ? { range: part } : {})
      if (!object) return null
      const contentType = object.httpMetadata?.contentType ?? 'application/octet-stream'
      return { body: object.body, contentType, bytes: object.size }
    },
    async size(name) {
      return (await bucket.head(name))?.size ?? null
    },
    async write(name, bytes, contentType) {
      await bucket.put(name, bytes, { httpMetadata: { contentType } })
    },
    async names(prefix) {
      const names = new Set<string>()
      let cursor: string | undefined
      do {
        const page: R2Objects = await bucket.list({ prefix, ...(cursor ? { cursor } : {}) })
        for (const { key } of page.objects) names.add(key)
        cursor = page.truncated ? page.cursor : undefined
      } while (cursor)
      return names
    },
  }
}
