import { z } from '#shared/schemas/zod.ts'
import { Hex, Key, LocaleText } from './text.ts'

/** The size limits of a file that a merchant hands in. */
export const MAX_MEDIA_BYTES = 20 * 1024 * 1024
export const MAX_SIDE_PX = 8_000
export const MAX_DRAWING_BYTES = 512 * 1024

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** What the command line makes of a photograph, next to the file itself. */
const Photo = z.strictObject({
  /** The hash of the merchant's file. */
  source: Sha256,
  /** The mean colour; null for a transparent picture. */
  colour: Hex.nullable(),
  /** The widths that exist as AVIF and WebP, ascending. */
  widths: z.array(z.int().positive()).min(1).max(8),
})

const EXTENSIONS = {
  'image/svg+xml': 'svg',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'video/mp4': 'mp4',
} as const

const Stored = {
  /** The path, relative to the folder: the first 20 digits of the hash. */
  file: z.string().regex(/^media\/[0-9a-f]{20}\.(?:svg|jpg|png|mp4)$/),
  sha256: Sha256,
  bytes: z.int().positive().max(MAX_MEDIA_BYTES),
  width: z.int().positive().max(MAX_SIDE_PX),
  height: z.int().positive().max(MAX_SIDE_PX),
}

const Poster = z.strictObject({
  ...Stored,
  mimeType: z.enum(['image/jpeg', 'image/png']),
  photo: Photo,
})

type Named = Readonly<{ file: string; sha256: string; mimeType: keyof typeof EXTENSIONS }>
const isNamedByHash = ({ file, sha256, mimeType }: Named) =>
  file === `media/${sha256.slice(0, 20)}.${EXTENSIONS[mimeType]}`

/**
 * A line of `media.ndjson` as the shop stores and exports it. Its file name is a content hash, so
 * two lines with different texts can share one file.
 */
export const MediaRecord = z
  .strictObject({
    key: Key,
    ...Stored,
    mimeType: z.enum(['image/svg+xml', 'image/jpeg', 'image/png', 'video/mp4']),
    alt: LocaleText,
    /** The real width in micrometres; absent if the picture is not to scale. */
    widthUm: z.int().positive().optional(),
    /** Of a photograph. */
    photo: Photo.optional(),
    /** The picture of a video before it plays. Its size is that of the video. */
    poster: Poster.optional(),
  })
  .refine((media) => isNamedByHash(media) && (!media.poster || isNamedByHash(media.poster)), {
    path: ['file'],
    message: 'is not named by the first 20 digits of its hash',
  })
  .refine((media) => media.mimeType !== 'image/svg+xml' || media.bytes <= MAX_DRAWING_BYTES, {
    path: ['bytes'],
    message: `are more than ${MAX_DRAWING_BYTES} of a drawing`,
  })
  .refine((media) => Boolean(media.photo) === /^image\/(?:jpeg|png)$/.test(media.mimeType), {
    path: ['photo'],
    message: 'belongs to JPEG and PNG, and to each of them',
  })
  .refine((media) => Boolean(media.poster) === (media.mimeType === 'video/mp4'), {
    path: ['poster'],
    message: 'belongs to a video, and to each of them',
  })
export type MediaRecord = z.infer<typeof MediaRecord>

/** A path of the folder below `media/`; it cannot leave the folder. */
const FolderPath = z
  .string()
  .max(300)
  .regex(/^media\/(?!.*(?:^|\/)\.\.?(?:\/|$))[^\\\p{Cc}]+$/u, 'is not a path below media/')

/**
 * A line of `media.ndjson` as a merchant writes it. The command line prepares the file and replaces
 * the line by a `MediaRecord`.
 */
export const MediaSource = z.strictObject({
  key: Key,
  /** JPEG, PNG, WebP, AVIF, SVG or MP4. */
  file: FolderPath,
  alt: LocaleText,
  widthUm: z.int().positive().optional(),
  /** The picture of a video before it plays. */
  poster: FolderPath.optional(),
})
export type MediaSource = z.infer<typeof MediaSource>

/** The file types of each width of a photograph. */
const RENDITION_TYPES = ['avif', 'webp'] as const

/** The path of a photograph in a width and a file type. */
export const renditionFile = (file: string, width: number, type: 'avif' | 'webp') =>
  file.replace(/\.[a-z]+$/, `-${width}.${type}`)

/** The path of the JPEG for feeds, shared links and mails, which cannot show every type. */
export const sharedFile = (file: string) => file.replace(/\.[a-z]+$/, '-share.jpg')

/** All files of a line: its own, the sizes of a photograph, and those of a poster. */
export function filesOfMedia({ file, photo, poster }: StoredFiles): readonly string[] {
  const sizes = (photo?.widths ?? []).flatMap((width) =>
    RENDITION_TYPES.map((type) => renditionFile(file, width, type)),
  )
  return [
    file,
    ...(photo ? [...sizes, sharedFile(file)] : []),
    ...(poster ? filesOfMedia(poster) : []),
  ]
}
type StoredFiles = Readonly<{
  file: string
  photo?: Readonly<{ widths: readonly number[] }> | null | undefined
  poster?: StoredFiles | null | undefined
}>
