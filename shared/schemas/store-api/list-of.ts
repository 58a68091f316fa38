import { z } from '#shared/schemas/zod.ts'

/** A list; Shopware omits it or returns null if it was not requested or is empty. */
export const listOf = <Entry extends z.ZodType>(entry: Entry) =>
  z
    .array(entry)
    .nullish()
    .transform((list) => list ?? [])
