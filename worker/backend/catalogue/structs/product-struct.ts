import { type PriceContext, quantityRules } from '#shared/domain/cart/product-price.ts'
import { maxQuantity } from '#shared/domain/quantity.ts'
import type { ShopTaxes } from '#shared/domain/tax/tax-state.ts'
import type { PublicSettings } from '#shared/schemas/import/shop.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { type RequestedAssociations, NO_ASSOCIATIONS } from '#worker/backend/http/associations.ts'
import type { RequestLanguage } from '#worker/backend/http/env.ts'
import { deliveryTimeStruct } from '#worker/backend/channel/delivery-time-struct.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import type { ProductProperty, ProductRow } from './product-row.ts'
import { isAvailable } from './availability.ts'
import { cartProduct, homeTaxRate } from './cart-product.ts'
import { crossSellingStructs } from './cross-selling-struct.ts'
import { downloadStructs, mediaStruct, productMediaStruct } from './media-struct.ts'
import { manufacturerStruct } from './manufacturer-struct.ts'
import { productCustomFields } from './product-custom-fields.ts'
import { productPriceStructs } from './product-prices.ts'
import { propertyStruct, sortedProperties } from './property-structs.ts'
import { seoUrlStruct } from './seo-url-struct.ts'
import { UNIT_NAMES } from '../data/units.ts'
import type { StoredProduct, StoredParent } from '#worker/backend/tables/stored.ts'

/**
 * Values that a struct depends on, in addition to the row: language, origin of pictures, and day.
 */
export type StructContext = Readonly<{
  language: RequestLanguage
  origin: string
  /** Products that were added on this day or later are new. */
  newFrom: string
  prices: PriceContext
  settings: PublicSettings
}>

const MILLIGRAMS_PER_KILOGRAM = 1_000_000
const BASIS_POINTS_PER_PERCENT = 100

/** The one layout of all product pages. */
export const PRODUCT_LAYOUT_ID = idOf('cms-page', 'product-layout')

/** Products without their own date count as old. */
export const FIRST_DAY = '2020-01-01'

/**
 * A Store API product. Associations that were not requested are null. Plain fields that a variant
 * inherits are null too; `translated` contains them.
 */
export function productStruct(
  row: ProductRow,
  { language, origin, newFrom, prices, settings }: StructContext,
  requested: RequestedAssociations = NO_ASSOCIATIONS,
) {
  const { record, parent } = row
  const { locale } = language
  const rating = settings.features.reviews ? row.ratingTenths : null
  const product = cartProduct(row, locale, settings)
  const options = row.properties.filter(({ isAxis }) => isAxis)
  const own = row.properties.filter(({ isAxis }) => !isAxis)
  const media = row.media.map(({ id, media: file }, position) =>
    productMediaStruct(row.publicId, position, mediaStruct(id, file, locale, origin)),
  )
  const description = parent.description[locale]
  const inherited = row.hasVariants ? null : description
  const since = (day: string) => `${day}T00:00:00.000+00:00`
  const customFields = productCustomFields(row, locale)
  return {
    id: row.publicId,
    parentId: row.hasVariants ? row.parentId : null,
    productNumber: row.number,
    manufacturerNumber: record.mpn,
    manufacturerId: row.manufacturerId,
    taxId: idOf('tax', record.taxClass),
    tax: taxStruct(record, settings),
    ...deliveryTimeFields(parent, locale),
    unitId: idOf('unit', record.unit),
    displayGroup: row.parentId,
    type: record.unit === 'download' ? 'digital' : 'physical',
    states: [record.unit === 'download' ? 'is-download' : 'is-physical'],
    active: true,
    name: product.name,
    description: inherited,
    keywords: null,
    metaTitle: null,
    metaDescription: inherited,
    createdAt: since(row.newSince ?? FIRST_DAY),
    available: isAvailable(row),
    // Shopware's name for "no sales beyond the stock". This is the rule unless backorders are
    // allowed.
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
    isNew: row.newSince !== null && row.newSince >= newFrom,
    shippingFree: record.flags.includes('shippingFree'),
    markAsTopseller: false,
    releaseDate: row.newSince && since(row.newSince),
    ratingAverage: rating === null ? null : rating / 10,
    sales: row.sales,
    childCount: row.hasVariants ? null : 0,
    ...productPriceStructs(product, row.entryPrices, prices),
    coverId: media[0]?.id ?? null,
    cover: media[0] ?? null,
    media: requested.media ? media : null,
    openGraphMedia: null,
    downloads: requested.downloads ? downloadStructs(row, locale) : null,
    manufacturer: requested.manufacturer
      ? manufacturerStruct(row.manufacturerId, row.manufacturer, locale)
      : null,
    unit: unitStruct(record.unit, locale),
    optionIds: options.length > 0 ? options.map(({ id }) => id) : null,
    options: structsOf(options, requested.options, locale),
    propertyIds: own.map(({ id }) => id),
    properties: structsOf(own, requested.properties, locale),
    sortedProperties: requested.properties ? sortedProperties(own, locale) : null,
    crossSellings: requested.crossSellings ? crossSellingStructs(parent, locale) : null,
    categoryIds: [row.categoryId],
    categoryTree: [row.categoryId],
    categories: null,
    seoCategory: null,
    cmsPageId: PRODUCT_LAYOUT_ID,
    cmsPage: null,
    seoUrls: [
      seoUrlStruct(
        {
          kind: 'product',
          id: row.publicId,
          path: `${record.slug[locale]}/${row.number}`,
          canonical: true,
        },
        language,
      ),
    ],
    customFields,
    translated: {
      name: product.name,
      description,
      keywords: null,
      metaTitle: null,
      metaDescription: description,
      packUnit: null,
      packUnitPlural: null,
      slotConfig: null,
      customSearchKeywords: null,
      customFields,
    },
    apiAlias: 'product',
  }
}
export type ProductStruct = ReturnType<typeof productStruct>

function structsOf(
  own: readonly ProductProperty[],
  requested: RequestedAssociations | undefined,
  locale: Locale,
) {
  return requested ? own.map((property) => propertyStruct(property, requested, locale)) : null
}

/** A Store API unit; `shortCode` is `m` for metre goods. */
function unitStruct(unit: StoredProduct['unit'], locale: Locale) {
  const name = UNIT_NAMES[unit][locale]
  return {
    id: idOf('unit', unit),
    shortCode: unit,
    name,
    translated: { name, shortCode: unit, customFields: {} },
    customFields: null,
    apiAlias: 'unit',
  }
}

/** The Store API's tax of a product in the shop's country. */
function taxStruct(record: Pick<StoredProduct, 'taxClass'>, taxes: ShopTaxes) {
  const taxRate = homeTaxRate(record, taxes) / BASIS_POINTS_PER_PERCENT
  return {
    id: idOf('tax', record.taxClass),
    name: `${taxRate} %`,
    taxRate,
    position: 0,
    customFields: null,
    translated: [],
    apiAlias: 'tax',
  }
}

/** Business days until a product is delivered. */
function deliveryTimeFields({ deliveryDays }: StoredParent, locale: Locale) {
  const { min, max } = deliveryDays
  const id = idOf('delivery-time', `${min}-${max}`)
  return { deliveryTimeId: id, deliveryTime: deliveryTimeStruct(id, { min, max }, locale) }
}
