import { articleHref } from '#client/ui/product-href.ts'
import type { TruePlate } from '#client/ui/true-size/true-size-drawing.ts'
import { isEnlarged } from '#shared/domain/true-size.ts'
import { articleName } from '#shared/i18n/product-name.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { viewsOf } from '../product-images.ts'

/** The drawings of an article that are to scale: one to one, and its weave, many times enlarged. */
export type TruePlates = Readonly<{
  product: Product
  plates: readonly TruePlate[]
  weave: TruePlate | null
}>

/** Sorts the views of an article by what they can be shown as. */
export function truePlatesOf(locale: Locale, product: Product): TruePlates {
  const { title, figures } = articleName(product.name)
  const plates = viewsOf(product).flatMap(({ url, alt, metaData }) =>
    metaData?.widthUm
      ? {
          number: product.productNumber,
          href: articleHref(locale, product),
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
    plates: plates.filter(({ widthUm }) => !isEnlarged(widthUm)),
    weave: plates.find(({ widthUm }) => isEnlarged(widthUm)) ?? null,
  }
}

/** Whether an article has anything to show in true size. */
export function hasTruePlates(product: Product): boolean {
  return viewsOf(product).some(({ metaData }) => metaData?.widthUm)
}
