import { useContext } from 'react'
import type { Media } from '#shared/schemas/store-api/product.ts'
import { Inside } from './inside.ts'
import { useWordsOf, type PartWords } from './words/words.ts'

type PlatePictureProps = {
  readonly media: Pick<Media, 'url'> | null | undefined
  /** Empty where the words beside the picture say the same. */
  readonly alt: string
  readonly size: number
  /** The first pictures of a page are wanted at once. */
  readonly eager?: boolean | undefined
}

/** An article's plate. Plates are square drawings; a missing one is a crossed box. */
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
  return (
    <img
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
