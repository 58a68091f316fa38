import { useContext } from 'react'
import { Inside } from './inline-images.ts'
import { srcSetOf, type Sized } from './renditions.ts'
import { useWordsOf, type PartWords } from './messages/messages.ts'

type PlatePictureProps = {
  readonly media: Sized | null | undefined
  /** Empty where the words beside the picture say the same. */
  readonly alt: string
  readonly size: number
  /** The first pictures of a page are wanted at once. */
  readonly eager?: boolean | undefined
}

/** Wider pictures have a row of their own on a phone, smaller ones share it. */
const WIDEST_OF_A_ROW = 400

/** An article's plate, square as it is shown; a missing one is a crossed box. */
export function PlatePicture({ media, alt, size, eager }: PlatePictureProps) {
  const { t } = useWordsOf<PartWords>()
  const inside = useContext(Inside)
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
