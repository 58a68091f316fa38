import { z } from '#shared/schemas/zod.ts'
import { createByteCapped } from '#worker/runtime/byte-capped.ts'
import { deepFrozen } from '#worker/runtime/deep-frozen.ts'
import { jsonColumn } from './json-column.ts'

/** Characters of text that a column remembers; parsed it takes some times more. */
const MOST_TEXT = 512 * 1024

/**
 * A JSON column of the catalogue. The same records stand in row after row and request after request,
 * and reading them is most of what a card costs; so what a text says is remembered by the text
 * itself, which cannot go stale. Shared, hence frozen.
 */
export function recordColumn<T extends z.ZodType>(shape: T) {
  const column = jsonColumn(shape)
  const known = createByteCapped<{ readonly value: z.output<T> }>(MOST_TEXT, () => 0)

  return z.string().transform((text, c): z.output<T> => {
    const near = known.get(text)
    if (near) return near.value
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
