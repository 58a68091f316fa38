import { quantityRules, type PriceContext } from '#shared/domain/cart/product-price.ts'
import { maxQuantity } from '#shared/domain/quantity.ts'
import type { RequestLanguage } from '#worker/backend/http/env.ts'
import { idOf } from '#worker/backend/http/ids.ts'
import type { ArticleRow } from './article-row.ts'
import { isAvailable } from './availability.ts'
import { cartProduct } from './cart-product.ts'
import { downloadStructs } from './download-structs.ts'
import { manufacturerStruct } from './manufacturer-struct.ts'
import { mediaStruct, productMediaStruct } from './media-struct.ts'
import { productCustomFields } from './product-custom-fields.ts'
import { productPriceStructs } from './product-prices.ts'
import { propertyStruct } from './property-structs.ts'
import { categoryReference } from './category-reference.ts'
import { seoUrlStruct } from './seo-url-struct.ts'
import { unitStruct } from './unit-struct.ts'

/** What a struct depends on beside the row: language, where pictures are served, and the day. */
export type StructContext = Readonly<{
  language: RequestLanguage
  origin: string
  /** Articles that came on this day or later are new. */
  newFrom: string
  prices: PriceContext
}>

const MILLIGRAMS_PER_KILOGRAM = 1_000_000

/** Associations whose content is told where it was asked for only: a card needs none of it. */
export const LAZY_ASSOCIATIONS = ['media', 'properties', 'downloads'] as const

/** A Store API product of an article; `associations` are those that were asked for. */
export function productStruct(
  row: ArticleRow,
  { language, origin, newFrom, prices }: StructContext,
  associations: readonly string[] = [],
) {
  const { record, family } = row
  const { locale } = language
  const product = cartProduct(row, locale)
  const options = row.properties.filter(({ isAxis }) => isAxis)
  const own = row.properties.filter(({ isAxis }) => !isAxis)
  const media = row.media.map(({ id, media: file }, position) =>
    productMediaStruct(row.public_id, position, mediaStruct(id, file, locale, origin)),
  )
  const texts = { name: product.name, description: family.description[locale] }
  const customFields = productCustomFields(row, locale)
  return {
    id: row.public_id,
    parentId: row.has_variants ? row.family_id : null,
    productNumber: row.number,
    manufacturerNumber: record.mpn,
    manufacturerId: row.manufacturer_id,
    taxId: idOf('tax', record.taxClass),
    unitId: idOf('unit', record.unit),
    displayGroup: row.family_id,
    type: record.unit === 'download' ? 'digital' : 'physical',
    states: [record.unit === 'download' ? 'is-download' : 'is-physical'],
    active: true,
    ...texts,
    metaTitle: texts.name,
    metaDescription: texts.description,
    available: isAvailable(row),
    // Shopware's word for "not beyond the stock", which is the rule here unless more is announced.
    isCloseout: row.stock !== null && !row.backorder,
    stock: row.stock ?? 0,
    availableStock: row.stock ?? 0,
    minPurchase: record.minPurchase,
    purchaseSteps: record.purchaseSteps,
    maxPurchase: record.maxPurchase,
    calculatedMaxPurchase: maxQuantity(quantityRules(product)),
    purchaseUnit: product.content?.purchaseUnit ?? null,
    referenceUnit: product.content?.referenceUnit ?? null,
    weight: record.weightMg / MILLIGRAMS_PER_KILOGRAM,
    isNew: row.new_since !== null && row.new_since >= newFrom,
    shippingFree: record.flags.includes('shippingFree'),
    markAsTopseller: false,
    releaseDate: row.new_since && `${row.new_since}T00:00:00.000+00:00`,
    ratingAverage: row.rating_tenths === null ? null : row.rating_tenths / 10,
    sales: row.sales,
    childCount: 0,
    ...productPriceStructs(product, row.entry_prices, prices),
    coverId: media[0]?.id ?? null,
    cover: media[0] ?? null,
    media: associations.includes('media') ? media : null,
    downloads: associations.includes('downloads') ? downloadStructs(row, locale) : null,
    manufacturer: manufacturerStruct(row.manufacturer_id, row.manufacturer, locale),
    unit: unitStruct(record.unit, locale),
    optionIds: options.map(({ id }) => id),
    options: options.map((option) => propertyStruct(option, locale)),
    propertyIds: own.map(({ id }) => id),
    properties: associations.includes('properties')
      ? own.map((property) => propertyStruct(property, locale))
      : null,
    categoryIds: [row.category_id],
    categoryTree: [row.category_id],
    seoCategory: categoryReference(row, language),
    seoUrls: [
      seoUrlStruct(
        {
          kind: 'product',
          id: row.public_id,
          path: `${record.slug[locale]}/${row.number}`,
          canonical: true,
        },
        language,
      ),
    ],
    customFields,
    translated: {
      ...texts,
      metaTitle: texts.name,
      metaDescription: texts.description,
      customFields,
    },
    apiAlias: 'product',
  }
}
