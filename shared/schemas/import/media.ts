import { z } from '#shared/schemas/zod.ts'
import { Key, LocaleText } from './text.ts'

/**
 * A line of `media.ndjson`: a file of the folder and what it shows. The file is named by its
 * content, so two lines that differ in their text only may share one.
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
    /** How many micrometres its width stands for; absent where it is not drawn to scale. */
    widthUm: z.int().positive().optional(),
  })
  .refine((media) => media.file === `media/${media.sha256.slice(0, 20)}.svg`, {
    path: ['file'],
    message: 'is not named by the first 20 digits of its hash',
  })
export type MediaRecord = z.infer<typeof MediaRecord>
