import type { Product } from '#shared/schemas/store-api/product.ts'
import { listProductFiles } from '../product-images.ts'

/** The videos of a product. They load on demand. */
export function Videos({ product }: { readonly product: Product }) {
  const videos = listProductFiles(product).filter(({ kind }) => kind === 'video')
  return videos.map(({ media }) => (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- A Shopware stores no captions.
    <video
      key={media.id}
      controls
      preload="none"
      src={media.url}
      aria-label={media.title || media.alt || product.name}
    />
  ))
}
