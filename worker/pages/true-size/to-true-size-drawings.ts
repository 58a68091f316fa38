import { productHref } from '#client/ui/product-href.ts'
import type { TrueSizeDrawing } from '#client/ui/true-size/true-size-drawing.ts'
import { isEnlarged } from '#shared/domain/true-size.ts'
import { formatProductName } from '#shared/i18n/product-name.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { listProductImages } from '../product-images.ts'

/** The drawings of a product to scale: one to one, and its enlarged weave. */
export type TrueSizeDrawingSet = Readonly<{
  product: Product
  drawings: readonly TrueSizeDrawing[]
  weave: TrueSizeDrawing | null
}>

/** Assigns the pictures of a product to these kinds. */
export function toTrueSizeDrawings(locale: Locale, product: Product): TrueSizeDrawingSet {
  const { title, figures } = formatProductName(product.name)
  const drawings = listProductImages(product).flatMap(({ url, alt, metaData }) =>
    metaData?.widthUm
      ? {
          number: product.productNumber,
          href: productHref(locale, product),
          title,
          figures,
          url,
          alt: alt || product.name,
          widthUm: metaData.widthUm,
        }
      : [],
  )
  return {
    product,
    drawings: drawings.filter(({ widthUm }) => !isEnlarged(widthUm)),
    weave: drawings.find(({ widthUm }) => isEnlarged(widthUm)) ?? null,
  }
}

export function hasTrueSizeDrawings(product: Product): boolean {
  return listProductImages(product).some(({ metaData }) => metaData?.widthUm)
}
