import { z } from '#shared/schemas/zod.ts'
import { Key, LocaleText } from './text.ts'

/**
 * A line of `media.ndjson`: a file of the folder and its alternative text. The file name is a
 * content hash, so two lines with different texts can share one file.
 */
export const MediaRecord = z
  .strictObject({
    key: Key,
    /** The path, relative to the folder. */
    file: z.string().regex(/^media\/[0-9a-f]{20}\.svg$/),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    bytes: z
      .int()
      .positive()
      .max(512 * 1024),
    mimeType: z.literal('image/svg+xml'),
    width: z.int().positive(),
    height: z.int().positive(),
    alt: LocaleText,
    /** The real width in micrometres; absent if the drawing is not to scale. */
    widthUm: z.int().positive().optional(),
  })
  .refine((media) => media.file === `media/${media.sha256.slice(0, 20)}.svg`, {
    path: ['file'],
    message: 'is not named by the first 20 digits of its hash',
  })
export type MediaRecord = z.infer<typeof MediaRecord>
