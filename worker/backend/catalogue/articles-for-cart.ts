import type { CartProduct } from '#shared/domain/cart/cart-product.ts'
import type { ProductId } from '#shared/domain/ids.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { LinePayload } from '#shared/schemas/store-api/cart.ts'
import type { ArticleRow } from './article-row.ts'
import { readArticles, selectArticles } from './articles-by-id.ts'
import { availabilityOf } from './availability.ts'
import { cartProduct, rollWidthOf } from './cart-product.ts'
import { lineFactsOf } from './facts.ts'
import { mediaStruct } from './media-struct.ts'

/** An article with all that a cart line shows of it; `payload` lacks what depends on quantity. */
export type ArticleForCart = Readonly<{
  product: CartProduct
  payload: LinePayload
  cover: ReturnType<typeof mediaStruct> | null
}>

/** One statement for any number of articles, to run alone or in a batch; unknown ids give no row. */
export const selectArticlesForCart = selectArticles

/**
 * The answer of `selectArticlesForCart` by product id, texts in the language.
 * @param origin where pictures are served, as `https://shop.example`
 */
export function readArticlesForCart(
  results: readonly unknown[],
  { locale, origin }: { readonly locale: Locale; readonly origin: string },
): ReadonlyMap<ProductId, ArticleForCart> {
  return new Map(
    readArticles(results).map((row) => {
      const product = cartProduct(row, locale)
      const [cover] = row.media
      return [
        product.id,
        {
          product,
          payload: payloadOf(row, locale),
          cover: cover ? mediaStruct(cover.id, cover.media, locale, origin) : null,
        },
      ]
    }),
  )
}

function payloadOf(row: ArticleRow, locale: Locale): LinePayload {
  const { record } = row
  return {
    productNumber: row.number,
    options: row.properties
      .filter(({ isAxis }) => isAxis)
      .map(({ group, option }) => ({ group: group.name[locale], option: option.name[locale] })),
    ripstop_url: `${record.slug[locale]}/${row.number}`,
    ripstop_facts: lineFactsOf(row, locale),
    ripstop_unit: record.unit,
    ripstop_base_prices: record.basePrices,
    ripstop_roll_width_mm: rollWidthOf(row),
    ripstop_hazardous: record.flags.includes('hazardous'),
    ripstop_withdrawal: record.withdrawal,
    ripstop_availability: availabilityOf(row),
  }
}
