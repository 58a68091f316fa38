import { PlatePicture } from '#client/ui/plate-picture.tsx'
import type { Product } from '#shared/schemas/store-api/product.ts'
import type { ReactNode } from 'react'
import { useWords } from '../words.ts'

/** All views of an article in a row that scrolls; the small ones below lead to each. */
export function Gallery({ product }: { readonly product: Product }) {
  const { t } = useWords()
  const media = (product.media ?? []).map((one) => one.media)
  const views = media.length > 0 ? media : [product.cover?.media]
  return (
    <section className="gallery" aria-label={t('product.pictures')}>
      <ul className="views">
        {views.map((view, index) => (
          <li key={view?.id ?? index} id={`view-${index + 1}`}>
            <LargePicture href={view?.url}>
              <PlatePicture
                media={view}
                alt={view?.alt || product.name}
                size={800}
                eager={index === 0}
              />
            </LargePicture>
          </li>
        ))}
      </ul>
      {views.length > 1 && (
        <nav className="thumbs" aria-label={t('product.views')}>
          {views.map((view, index) => (
            <a key={view?.id ?? index} href={`#view-${index + 1}`}>
              <PlatePicture
                media={view}
                alt={view?.title || t('product.view', { number: index + 1 })}
                size={120}
              />
            </a>
          ))}
        </nav>
      )}
    </section>
  )
}

/** The drawing itself, as large as the window: plates are sharp at any size. */
function LargePicture({
  href,
  children,
}: {
  readonly href?: string
  readonly children: ReactNode
}) {
  return href ? <a href={href}>{children}</a> : children
}
