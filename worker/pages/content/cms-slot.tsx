import { srcSetOf } from '#client/ui/renditions.ts'
import { htmlWithSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { ListingCard } from '../product-card/listing-card.tsx'
import type { CmsPicture, CmsSlot } from '#shared/schemas/store-api/cms.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { safeHtml } from './safe-html.ts'

/** The maximum number of products of a category in one row. */
const MAX_LISTED = 8
/** From this width in pixels a picture size is sharp enough for a block. */
const WIDE_ENOUGH = 800
const SAFE_HREF = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i

/** The content of a slot, by Shopware's types. Unknown types show nothing. */
export function CmsSlotView({ slot }: { readonly slot: CmsSlot }) {
  const { data } = slot
  if (!data) return null
  switch (slot.type) {
    case 'text':
    case 'html':
      return data.content ? <Html html={data.content} /> : null
    case 'image':
      return <Picture picture={data} />
    case 'image-slider':
    case 'image-gallery':
      return <Gallery pictures={data.sliderItems ?? []} />
    case 'product-box':
      return data.product ? (
        <ul className="product-cards one">
          <ListingCard product={data.product} />
        </ul>
      ) : null
    case 'product-slider':
      return <ProductRow title={slot.config?.title?.value} products={data.products ?? []} />
    case 'product-listing':
      return <ProductRow products={(data.listing?.elements ?? []).slice(0, MAX_LISTED)} />
    default:
      return null
  }
}

/** A scrolling row of pictures. It needs no script and hides no picture. */
function Gallery({ pictures }: { readonly pictures: readonly CmsPicture[] }) {
  if (pictures.length === 0) return null
  return (
    <ul className="cms-gallery">
      {pictures.map((picture, index) => (
        <li key={picture.media?.id ?? index}>
          <Picture picture={picture} />
        </li>
      ))}
    </ul>
  )
}

function Picture({ picture: { media, url, newTab } }: { readonly picture: CmsPicture }) {
  if (!media) return null
  const { width, height } = media.metaData ?? {}
  const srcSet = width ? srcSetOf(media, WIDE_ENOUGH) : undefined
  const image = (
    <img
      srcSet={srcSet}
      sizes={srcSet && '100vw'}
      src={media.url}
      alt={media.alt ?? ''}
      width={width ?? undefined}
      height={height ?? undefined}
      loading="lazy"
      decoding="async"
    />
  )
  if (!url || !SAFE_HREF.test(url)) return image
  return (
    <a href={url} target={newTab ? '_blank' : undefined} rel={newTab ? 'noopener' : undefined}>
      {image}
    </a>
  )
}

type ProductRowProps = {
  readonly title?: string | null | undefined
  readonly products: readonly Product[]
}

function ProductRow({ title, products }: ProductRowProps) {
  if (products.length === 0) return null
  return (
    <>
      {title && <h2>{title}</h2>}
      <ul className="product-cards">
        {products.map((product) => (
          <ListingCard key={product.id} product={product} />
        ))}
      </ul>
    </>
  )
}

type HtmlProps = { readonly html: string; readonly className?: string }

/** HTML of the shop's content, sanitized on output. */
function Html({ html, className = 'prose' }: HtmlProps) {
  return (
    <div
      className={className}
      dangerouslySetInnerHTML={{ __html: htmlWithSoftHyphens(safeHtml(html)) }}
    />
  )
}
