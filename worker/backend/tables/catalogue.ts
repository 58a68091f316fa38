import { CategoryRule } from '#shared/schemas/import/category.ts'
import { ShippingMethodRecord } from '#shared/schemas/import/shipping-method.ts'
import { LocaleText } from '#shared/schemas/import/text.ts'
import { z } from '#shared/schemas/zod.ts'
import { flag, int, json, locale, rowId, text } from '#worker/backend/sql/columns.ts'
import { recordColumn } from '#worker/backend/sql/record-column.ts'
import { table } from '#worker/backend/sql/table.ts'
import {
  StoredProduct,
  StoredCategory,
  StoredParent,
  StoredGroup,
  StoredManufacturer,
  StoredMedia,
  StoredOption,
  StoredThumbnail,
} from './stored.ts'

export const ManufacturerTable = table('manufacturer', {
  id: rowId,
  publicId: text,
  key: text,
  contentHash: text,
  record: recordColumn(StoredManufacturer),
})

export const PropertyGroupTable = table('property_group', {
  id: rowId,
  publicId: text,
  key: text,
  position: int,
  contentHash: text,
  record: recordColumn(StoredGroup),
})

export const PropertyOptionTable = table('property_option', {
  id: rowId,
  publicId: text,
  groupId: int,
  key: text,
  position: int,
  /** The measure, in the unit of the group. */
  value: int.nullable(),
  record: recordColumn(StoredOption),
})

export const MediaTable = table('media', {
  id: rowId,
  publicId: text,
  key: text,
  contentHash: text,
  record: recordColumn(StoredMedia),
  thumbnail: json(StoredThumbnail).nullable(),
  /** Generated: the record with its thumbnail. */
  shown: recordColumn(StoredMedia).nullable(),
})

export const CategoryTable = table('category', {
  id: rowId,
  publicId: text,
  key: text,
  parentId: int.nullable(),
  position: int,
  rule: recordColumn(CategoryRule).nullable(),
  mediaId: int.nullable(),
  contentHash: text,
  record: recordColumn(StoredCategory),
  /** Parents listed in the category and below. */
  listedCount: int,
})

export const CategoryClosureTable = table('category_closure', {
  ancestorId: int,
  descendantId: int,
  depth: int,
})

/** The data that variants share. It cannot be bought. */
export const ParentProductTable = table('parent_product', {
  id: rowId,
  publicId: text,
  key: text,
  position: int,
  manufacturerId: int,
  mainCategoryId: int,
  hasVariants: flag,
  /** Average of the approved reviews in tenths of a point; null without any. */
  ratingTenths: int.nullable(),
  reviewCount: int,
  contentHash: text,
  record: recordColumn(StoredParent),
})

/** One sellable number. */
export const ProductTable = table('product', {
  id: rowId,
  publicId: text,
  parentId: int,
  number: text,
  /** The number in lower case. */
  numberKey: text,
  position: int,
  listed: flag,
  orderable: flag,
  closeout: flag,
  offer: flag,
  /** YYYY-MM-DD */
  newSince: text.nullable(),
  minPurchase: int,
  taxClass: text,
  sales: int,
  /** Sales units; null is unlimited. */
  stock: int.nullable(),
  backorder: flag,
  importedStock: int.nullable(),
  importedRolls: json(z.array(int)).nullable(),
  contentHash: text,
  record: recordColumn(StoredProduct),
})

export const ProductTextTable = table('product_text', {
  productId: int,
  locale,
  name: text,
  description: text,
  sortName: text,
})

export const ProductCategoryTable = table('product_category', { productId: int, categoryId: int })

export const ProductPropertyTable = table('product_property', {
  productId: int,
  optionId: int,
  isAxis: flag,
})

export const ProductShadeTable = table('product_shade', { productId: int, optionId: int })

export const ProductMeasureTable = table('product_measure', {
  productId: int,
  measure: text,
  value: int,
})

/** Price tiers. Price list 1 is the public one. */
export const ProductPriceTable = table('product_price', {
  productId: int,
  priceListId: int,
  fromQuantity: int,
  gross: int,
  net: int,
})

export const PriceHistoryTable = table('price_history', {
  productId: int,
  priceListId: int,
  /** YYYY-MM-DD */
  validFrom: text,
  gross: int,
})

/** The tiers of a product before a change. */
export const PriceChangeTable = table('price_change', {
  productId: text,
  changedAt: text,
  prices: json(z.array(z.object({ fromQuantity: int, grossCents: int }))),
})

/** Names of products that left the catalogue. */
export const FormerNameTable = table('former_name', { publicId: text, name: json(LocaleText) })

export const UnreferencedMediaTable = table('unreferenced_media', { name: text, since: text })

export const ProductMediaTable = table('product_media', {
  productId: int,
  position: int,
  mediaId: int,
})

/** The length of a roll in sales units. */
export const ProductRollTable = table('product_roll', {
  id: text,
  productId: text,
  units: int,
})

export const StockCorrectionTable = table('stock_correction', {
  id: rowId,
  productId: text,
  number: text,
  stockBefore: int,
  stockAfter: int,
  reason: text,
  madeAt: text,
})

export const SeoPathTable = table('seo_path', {
  path: text,
  locale,
  kind: z.enum(['product', 'category', 'landing_page']),
  publicId: text,
  canonical: flag,
})

export const ShippingMethodTable = table('shipping_method', {
  id: rowId,
  publicId: text,
  key: text,
  position: int,
  contentHash: text,
  record: json(z.object(ShippingMethodRecord.shape)),
})

export const CatalogueVersionTable = table('catalogue_version', {
  onlyRow: z.literal(1),
  version: text,
  /** The name in the manifest. */
  name: text,
})
