import type { CartProduct } from '#shared/domain/cart/cart-product.ts'
import { hexId, type ProductId } from '#shared/domain/ids.ts'
import type { ShopTaxes } from '#shared/domain/tax/tax-state.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { prepare, sql } from '#worker/backend/sql/sql.ts'
import { FormerNameTable } from '#worker/backend/tables/catalogue.ts'
import type { ProductRow } from '../structs/product-row.ts'
import { readProducts, selectProducts } from './products-by-id.ts'
import { availabilityOf } from '../structs/availability.ts'
import { cartProduct, rollWidthOf } from '../structs/cart-product.ts'
import { lineFactsOf } from '../structs/facts.ts'
import { mediaStruct } from '../structs/media-struct.ts'
import { idOf } from '#worker/backend/sql/ids.ts'

/** A product with all data of a cart line. `payload` lacks values that depend on the quantity. */
export type CartProductData = Readonly<{
  product: CartProduct
  /** The rolls of `product.rolls`, in the same order. */
  rolls: ProductRow['rolls']
  payload: ReturnType<typeof payloadOf>
  cover: ReturnType<typeof mediaStruct> | null
}>

type ReadOptions = Readonly<{
  locale: Locale
  origin: string
  newFrom: string
  taxes: ShopTaxes
}>

/** One statement for any number of products, alone or in a batch. Unknown ids give no row. */
export const selectProductsForCart = selectProducts

/**
 * The rows of `selectProductsForCart` by product id, with texts in the language.
 * @param origin of the pictures, such as `https://shop.example`
 * @param newFrom products that were added on this day or later are new
 */
export function readProductsForCart(
  results: readonly unknown[],
  { locale, origin, newFrom, taxes }: ReadOptions,
): ReadonlyMap<ProductId, CartProductData> {
  return new Map(
    readProducts(results).map((row) => {
      const product = cartProduct(row, locale, taxes)
      const [cover] = row.media
      return [
        product.id,
        {
          product,
          rolls: row.rolls,
          payload: payloadOf(row, locale, newFrom),
          cover: cover ? mediaStruct(cover.id, cover.media, locale, origin) : null,
        },
      ]
    }),
  )
}

function payloadOf(row: ProductRow, locale: Locale, newFrom: string) {
  const { record } = row
  const axes = row.properties.filter(({ isAxis }) => isAxis)
  const own = row.properties.filter(({ isAxis }) => !isAxis)
  return {
    productNumber: row.number,
    parentId: row.hasVariants ? row.parentId : null,
    manufacturerId: row.manufacturerId,
    taxId: idOf('tax', record.taxClass),
    isCloseout: row.stock !== null && !row.backorder,
    isNew: row.newSince !== null && row.newSince >= newFrom,
    markAsTopseller: false,
    releaseDate: row.newSince && `${row.newSince}T00:00:00.000+00:00`,
    categoryIds: [row.categoryId],
    propertyIds: own.map(({ id }) => id),
    // Null for a product without variants; other structs have an empty list.
    optionIds: axes.length > 0 ? axes.map(({ id }) => id) : null,
    options: axes.map(({ group, option }) => ({
      group: group.name[locale],
      option: option.name[locale],
    })),
    tagIds: null,
    streamIds: null,
    features: [],
    customFields: [],
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

/** Names of products that left the catalogue. Other ids give no row. */
export function selectFormerNames(
  db: Pick<D1Database, 'prepare'>,
  productIds: readonly string[],
): D1PreparedStatement {
  return prepare(
    db,
    sql`SELECT ${FormerNameTable.columns}
      FROM json_each(${productIds}) wanted JOIN former_name ON former_name.public_id = wanted.value`,
  )
}

/** The rows of `selectFormerNames` by product id, in the language. */
export function readFormerNames(
  results: readonly unknown[],
  locale: Locale,
): ReadonlyMap<ProductId, string> {
  const rows = results.map((result) => FormerNameTable.row.parse(result))
  return new Map(rows.map((row) => [hexId<ProductId>(row.publicId), row.name[locale]]))
}
