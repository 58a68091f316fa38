import { useContext } from 'react'
import { InlineImages } from './inline-images.ts'
import { avifSetOf, smallestOf, srcSetOf, type Sized } from './renditions.ts'
import { usePartMessages, type PartMessages } from './messages/messages.ts'

type ProductPictureProps = {
  readonly media: Sized | null | undefined
  /** Empty if the text next to the image says the same. */
  readonly alt: string
  readonly size: number
  /** Loads at once, for the first images of a page. */
  readonly eager?: boolean | undefined
}

/** On phones, wider images have their own row; smaller ones share a row. */
const WIDEST_OF_A_ROW = 400
/** The width of a card's image on a phone with two pixels per point. */
const CARD_WIDTH = 320

/** The square image of a product; a crossed box if it has none. */
export function ProductPicture({ media, alt, size, eager }: ProductPictureProps) {
  const { t } = usePartMessages<PartMessages>()
  const inside = useContext(InlineImages)
  if (!media)
    return (
      <svg
        className="missing"
        viewBox="0 0 400 400"
        fill="none"
        stroke="currentColor"
        role="img"
        aria-label={t('catalogue.missingPicture')}
      >
        <path d="M20 20H380V380H20zL380 380M380 20L20 380" />
      </svg>
    )
  const isLarge = size > WIDEST_OF_A_ROW
  const srcSet = srcSetOf(media, size)
  const avifSet = isLarge ? avifSetOf(media, size) : undefined
  const listed = isLarge && !avifSet ? srcSet : undefined
  const sizes = srcSet && `min(${size}px, 100vw)`
  // A list of sizes in each card would need more bytes than it saves. Browsers without AVIF are few.
  const own = isLarge && !avifSet ? media.url : smallestOf(media, isLarge ? size : CARD_WIDTH)
  const image = (
    <img
      className={srcSet && 'photo'}
      data-colour={(isLarge && srcSet && media.metaData?.colour) || undefined}
      srcSet={listed}
      sizes={listed && sizes}
      src={(eager && inside.get(media.url)) || own}
      alt={alt}
      width={size}
      height={size}
      fetchPriority={eager ? 'high' : undefined}
      loading={eager ? undefined : 'lazy'}
      suppressHydrationWarning
    />
  )
  if (!avifSet) return image
  return (
    <picture>
      <source type="image/avif" srcSet={avifSet} sizes={sizes} />
      {image}
    </picture>
  )
}
