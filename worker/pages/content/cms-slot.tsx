import { avifSetOf, srcSetOf } from '#client/ui/renditions.ts'
import { TaxNote } from '#client/ui/price/price.tsx'
import { ListingCard } from '../product-card/listing-card.tsx'
import type { CmsPicture, CmsSlot } from '#shared/schemas/store-api/cms.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { CmsForm } from './cms-form.tsx'
import { CmsVideo } from './cms-video.tsx'
import { RichText } from './rich-text.tsx'

/** The maximum number of products of a category in one row. */
const MAX_LISTED = 8
/** From this width in pixels a picture size is sharp enough for a block. */
const WIDE_ENOUGH = 800
const SAFE_HREF = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i

/** The content of a slot, by Shopware's types. Unknown types show nothing. */
export function CmsSlotView({ slot }: { readonly slot: CmsSlot }) {
  const { config } = slot
  const data: Partial<NonNullable<CmsSlot['data']>> = slot.data ?? {}
  switch (slot.type) {
    case 'text':
    case 'html':
      return data.content ? <RichText html={data.content} /> : null
    case 'image':
      return <Picture picture={data} />
    case 'image-slider':
    case 'image-gallery':
      return <Gallery pictures={data.sliderItems ?? []} />
    case 'product-box':
      return data.product ? <OneProduct product={data.product} /> : null
    case 'product-slider':
      return <ProductRow title={slot.config?.title?.value} products={data.products ?? []} />
    case 'product-listing':
      return <ProductRow products={(data.listing?.elements ?? []).slice(0, MAX_LISTED)} />
    case 'buy-box':
      return data.product ? <OneProduct product={data.product} /> : null
    case 'product-name':
      return data.content ? <RichText html={`<h2>${data.content}</h2>`} /> : null
    case 'manufacturer-logo':
      return <Picture picture={data} />
    case 'cross-selling':
      return (data.crossSellings ?? []).map(({ crossSelling, products }) => (
        <ProductRow key={crossSelling.id} title={crossSelling.name} products={products} />
      ))
    case 'form':
      return <CmsForm slot={slot} />
    case 'youtube-video':
      return <CmsVideo id={config?.videoID?.value} site="YouTube" picture={data} />
    case 'vimeo-video':
      return <CmsVideo id={config?.videoID?.value} site="Vimeo" picture={data} />
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
  const avifSet = avifSetOf(media, WIDE_ENOUGH)
  const picture = avifSet ? (
    <picture>
      <source type="image/avif" srcSet={avifSet} sizes="100vw" />
      {image}
    </picture>
  ) : (
    image
  )
  if (!url || !SAFE_HREF.test(url)) return picture
  return (
    <a href={url} target={newTab ? '_blank' : undefined} rel={newTab ? 'noopener' : undefined}>
      {picture}
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
      <TaxNote />
      <ul className="product-cards">
        {products.map((product) => (
          <ListingCard key={product.id} product={product} />
        ))}
      </ul>
    </>
  )
}

function OneProduct({ product }: { readonly product: Product }) {
  return (
    <>
      <TaxNote />
      <ul className="product-cards one">
        <ListingCard product={product} />
      </ul>
    </>
  )
}
