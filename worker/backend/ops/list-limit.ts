import { z } from '#shared/schemas/zod.ts'

const MAX_LISTED = 500

/** The number of requested entries of a list, limited to the maximum. */
export const listLimit = (usual: number) =>
  z.coerce
    .number()
    .int()
    .min(1)
    .catch(usual)
    .transform((requested) => Math.min(requested, MAX_LISTED))
