import { z } from '#shared/schemas/zod.ts'

const MAX_LISTED = 500

/** How many of a list operators ask for; more than the most is the most. */
export const listLimit = (usual: number) =>
  z.coerce
    .number()
    .int()
    .min(1)
    .catch(usual)
    .transform((requested) => Math.min(requested, MAX_LISTED))
