import { z } from '#shared/schemas/zod.ts'

/** A column that contains JSON of the given shape. */
export const jsonColumn = <T extends z.ZodType>(shape: T) =>
  z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(shape)
