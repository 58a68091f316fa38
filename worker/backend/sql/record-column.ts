import { z } from '#shared/schemas/zod.ts'
import { createLruCache } from '#worker/runtime/lru-cache.ts'
import { deepFrozen } from '#worker/runtime/deep-frozen.ts'
import { json } from './columns.ts'

/**
 * Maximum characters of text in a column's cache. The parsed values take several times the memory.
 */
const MAX_TEXT = 512 * 1024

/**
 * A JSON column of the catalogue. The same records are in many rows and requests, and parsing them
 * is most of the cost of a card. Parsed values are cached by their text, so they are never stale,
 * and frozen, because they are shared.
 */
export function recordColumn<T extends z.ZodType>(shape: T) {
  const column = json(shape)
  const known = createLruCache<{ readonly value: z.output<T> }>(MAX_TEXT, () => 0)

  return z.string().transform((text, c): z.output<T> => {
    const parsed = known.get(text)
    if (parsed) return parsed.value
    const read = column.safeParse(text)
    if (!read.success) {
      for (const { message, path } of read.error.issues) {
        c.addIssue({ code: 'custom', message, path })
      }
      return z.NEVER
    }
    const value = deepFrozen(read.data)
    known.put(text, { value })
    return value
  })
}
