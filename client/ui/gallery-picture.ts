import type { Sized } from './renditions.ts'

/** A picture of a gallery; serializable, as it is sent to the browser. */
export type GalleryPicture = Readonly<{
  url: string
  /** Smaller sizes of a photograph. */
  thumbnails?: Sized['thumbnails']
  metaData?: Sized['metaData']
  /** The file of a video; `url` is its poster. */
  video?: string
  alt: string
  /** The label of the thumbnail: absent if it is `alt`; null for its number. */
  title?: string | null
  /** Width divided by height. */
  ratio: number
  /** Width in pixels above which it blurs; null for drawings, which never blur. */
  width: number | null
}>
