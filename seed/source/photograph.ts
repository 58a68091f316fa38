import { z } from '#shared/schemas/zod.ts'
import { MediaRecord } from '#shared/schemas/import/media.ts'

/** A rendered picture of a product, which `seed/photographs` prepared as an import prepares one. */
export const SourcePhotograph = z.strictObject({
  view: z.enum(['drape', 'macro']),
  /**
   * The evenly lit square that has the colour of the product: left, top and side in pixels; null for
   * an open net.
   */
  flat: z.tuple([z.int(), z.int(), z.int()]).nullable(),
  ...z.object(MediaRecord.shape).pick({
    file: true,
    sha256: true,
    bytes: true,
    mimeType: true,
    width: true,
    height: true,
    photo: true,
  }).shape,
})
export type SourcePhotograph = z.infer<typeof SourcePhotograph>
