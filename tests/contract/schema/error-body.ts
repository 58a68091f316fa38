import { z } from '#shared/schemas/zod.ts'

/**
 * Body of every refusal, strict like the official schema. Shopware has no code if a repeated field
 * differs, and a template as title for a refused database row.
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
