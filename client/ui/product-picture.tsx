import { useContext } from 'react'
import { InlineImages } from './inline-images.ts'
import { srcSetOf, type Sized } from './renditions.ts'
import { usePartMessages, type PartMessages } from './messages/messages.ts'

type ProductPictureProps = {
  readonly media: Sized | null | undefined
  /** Empty where the words beside the picture say the same. */
  readonly alt: string
  readonly size: number
  /** The first pictures of a page are wanted at once. */
  readonly eager?: boolean | undefined
}

/** Wider pictures have a row of their own on a phone, smaller ones share it. */
const WIDEST_OF_A_ROW = 400

/** A product's product card, square as it is shown; a missing one is a crossed box. */
export function ProductPicture({ media, alt, size, eager }: ProductPictureProps) {
  const { t } = usePartMessages<PartMessages>()
  const inside = useContext(InlineImages)
  if (!media)
    return (
      <svg
        className="missing"
        viewBox="0 0 400 400"
        role="img"
        aria-label={t('catalogue.missingPicture')}
      >
        <path d="M20 20H380V380H20zL380 380M380 20L20 380" />
      </svg>
    )
  const srcSet = srcSetOf(media, size)
  return (
    <img
      srcSet={srcSet}
      sizes={srcSet && `min(${size}px, ${size > WIDEST_OF_A_ROW ? 100 : 50}vw)`}
      src={(eager && inside.get(media.url)) || media.url}
      alt={alt}
      width={size}
      height={size}
      fetchPriority={eager ? 'high' : undefined}
      loading={eager ? undefined : 'lazy'}
      decoding={eager ? undefined : 'async'}
      suppressHydrationWarning
    />
  )
}
