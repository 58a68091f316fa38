import { z } from '#shared/schemas/zod.ts'

/**
 * The body of every refusal. Strict: the official schema knows no other fields either. Shopware has
 * no code where a value is not repeated as it was, and a template in the place of a title where the
 * writing of a row refuses.
 */
export const ErrorBody = z.strictObject({
  errors: z
    .array(
      z.strictObject({
        status: z.string(),
        code: z.string().min(1).nullable(),
        title: z.string().min(1).optional(),
        template: z.string().optional(),
        detail: z.string(),
        source: z.object({ pointer: z.string() }).nullish(),
        meta: z.object({ parameters: z.unknown().optional() }).nullish(),
        id: z.string().nullish(),
        description: z.string().nullish(),
        links: z.unknown().optional(),
      }),
    )
    .min(1),
})
export type ErrorBody = z.infer<typeof ErrorBody>
