import { z } from '#shared/schemas/zod.ts'

const MOST_LISTED = 500

/** How many of a list operators ask for; more than the most is the most. */
export const listLimit = (usual: number) =>
  z.coerce
    .number()
    .int()
    .min(1)
    .catch(usual)
    .transform((asked) => Math.min(asked, MOST_LISTED))
