import type { MouseEvent } from 'react'
import type { GalleryPicture } from './gallery-picture.ts'
import { ProductPicture } from './product-picture.tsx'
import { usePartMessages, type PartMessages } from './messages/messages.ts'

type GalleryProps = {
  readonly pictures: readonly GalleryPicture[]
  readonly onOpen?: (event: MouseEvent<HTMLAnchorElement>, picture: GalleryPicture) => void
}

/**
 * All images of a product in a row that scrolls, each a link to the image file. The thumbnails
 * below scroll to each.
 */
export function Gallery({ pictures, onOpen }: GalleryProps) {
  const { t } = usePartMessages<PartMessages>()
  const labelOf = ({ alt, title = alt }: GalleryPicture, index: number) =>
    title ?? t('catalogue.viewNumber', { number: index + 1 })
  return (
    <section className="gallery" aria-label={t('catalogue.pictures')}>
      <ul className="views">
        {pictures.map((picture, index) => (
          <li key={picture.url} id={`view-${index + 1}`}>
            {picture.video ? (
              <VideoView picture={picture} />
            ) : (
              <a href={picture.url} data-hold="" onClick={(event) => onOpen?.(event, picture)}>
                <ProductPicture media={picture} alt={picture.alt} size={800} eager={index === 0} />
              </a>
            )}
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <nav className="thumbs" aria-label={t('catalogue.views')}>
          {pictures.map((picture, index) => (
            <a key={picture.url} href={`#view-${index + 1}`}>
              {picture.url === picture.video ? (
                `▶ ${labelOf(picture, index)}`
              ) : (
                <ProductPicture media={picture} alt={labelOf(picture, index)} size={120} />
              )}
            </a>
          ))}
        </nav>
      )}
    </section>
  )
}

/** A video that loads when it is played. */
function VideoView({ picture }: { readonly picture: GalleryPicture }) {
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- A shop stores no captions.
    <video
      controls
      preload="none"
      src={picture.video}
      poster={picture.url === picture.video ? undefined : picture.url}
      aria-label={picture.alt}
    />
  )
}
