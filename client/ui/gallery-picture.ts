import type { Sized } from './renditions.ts'

/** A picture of a gallery, as it travels to the browser. */
export type GalleryPicture = Readonly<{
  url: string
  /** Smaller sizes of a photograph. */
  thumbnails?: Sized['thumbnails']
  alt: string
  /** The label of the thumbnail; by default its number. */
  title: string | null
  /** Width by height. */
  ratio: number
  /** Pixels from which on it would blur; null for drawings, which never do. */
  width: number | null
}>
