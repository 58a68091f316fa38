import { z } from '#shared/schemas/zod.ts'

/** A list that a Shopware leaves out or has as null where it was not asked for or is empty. */
export const listOf = <Entry extends z.ZodType>(entry: Entry) =>
  z
    .array(entry)
    .nullish()
    .transform((list) => list ?? [])
