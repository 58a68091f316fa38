import { addDays, type CalendarDate } from '#shared/domain/calendar.ts'
import { inRows, type SqlFields } from '#worker/backend/http/criteria/sql.ts'
import { FIRST_DAY } from './product-struct.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { sql, type Sql } from '#worker/backend/sql/sql.ts'
import { NEW_FOR_DAYS } from '#worker/backend/channel/channel.ts'

/**
 * Rows `cp` of products. CROSS JOIN fixes the order of the tables if a filter uses a name, which
 * has no index.
 */
const ofProducts = (from: Sql, fromValues: Sql, where = sql`1`) =>
  inRows(from, sql`cp.product_id = p.id AND ${where}`, {
    key: sql`p.id`,
    keys: sql`cp.product_id`,
    from: fromValues,
    where,
  })
const OF_PROPERTIES = [
  sql`product_property cp JOIN property_option co ON co.id = cp.option_id
    JOIN property_group cg ON cg.id = co.group_id`,
  sql`property_option co JOIN property_group cg ON cg.id = co.group_id
    CROSS JOIN product_property cp ON cp.option_id = co.id`,
] as const
const ofOption = ofProducts(...OF_PROPERTIES, sql`cp.is_axis = 1`)
const ofProperty = ofProducts(...OF_PROPERTIES, sql`cp.is_axis = 0`)
const ofCategory = ofProducts(
  sql`product_category cp JOIN category cc ON cc.id = cp.category_id`,
  sql`category cc CROSS JOIN product_category cp ON cp.category_id = cc.id`,
)
const ofCategoryAbove = ofProducts(
  sql`product_category cp JOIN category_closure cl ON cl.descendant_id = cp.category_id
    JOIN category cc ON cc.id = cl.ancestor_id`,
  sql`category cc JOIN category_closure cl ON cl.ancestor_id = cc.id
    CROSS JOIN product_category cp ON cp.category_id = cl.descendant_id`,
)
const OF_MEDIA = sql`product_media cp JOIN media cm ON cm.id = cp.media_id`
const ofMedia = ofProducts(OF_MEDIA, OF_MEDIA)

const PRICE = { sql: sql`(e.gross / 100.0)`, number: true }
const STOCK = { sql: sql`coalesce(p.stock, 0)`, number: true }

/** Tables that `productFields` uses in addition to `product p`, with one row each. */
export const productJoins = (locale: Locale) => [
  { alias: 'f', sql: sql`JOIN parent_product f ON f.id = p.parent_id` },
  { alias: 'mf', sql: sql`JOIN manufacturer mf ON mf.id = f.manufacturer_id` },
  { alias: 't', sql: sql`JOIN product_text t ON t.product_id = p.id AND t.locale = ${locale}` },
  {
    alias: 'e',
    sql: sql`JOIN product_price e ON e.product_id = p.id AND e.price_list_id = 1
      AND e.from_quantity = p.min_purchase`,
  },
]

/** The product fields that a criteria may filter and sort by, as of a day of the shop. */
export const productFields = (today: CalendarDate, locale: Locale): SqlFields => ({
  ...TIMELESS_FIELDS,
  ...NAMES[locale],
  isNew: { sql: sql`(p.new_since >= ${addDays(today, -NEW_FOR_DAYS)})`, flag: true },
})

const TIMELESS_FIELDS: SqlFields = {
  id: { sql: sql`p.public_id`, unique: true },
  parentId: { sql: sql`iif(f.has_variants, f.public_id, NULL)` },
  displayGroup: { sql: sql`f.public_id` },
  productNumber: { sql: sql`p.number`, folded: sql`p.number_key`, unique: true },
  manufacturerNumber: { sql: sql`p.record->>'mpn'` },
  manufacturerId: { sql: sql`mf.public_id` },
  'manufacturer.id': { sql: sql`mf.public_id` },
  'manufacturer.name': { sql: sql`mf.record->>'$.contact.name'` },
  name: { sql: sql`t.name`, order: sql`t.sort_name` },
  description: { sql: sql`t.description` },
  // Expressions, because ORDER BY reads a plain number as the number of a column.
  active: { sql: sql`(p.id IS NOT NULL)`, flag: true },
  available: {
    sql: sql`(p.orderable AND (p.stock IS NULL OR p.stock >= p.min_purchase OR p.backorder))`,
    flag: true,
  },
  isCloseout: { sql: sql`(p.stock IS NOT NULL AND NOT p.backorder)`, flag: true },
  shippingFree: {
    sql: sql`(EXISTS (SELECT 1 FROM json_each(p.record, '$.flags') WHERE value = 'shippingFree'))`,
    flag: true,
  },
  markAsTopseller: { sql: sql`(p.id IS NULL)`, flag: true },
  stock: STOCK,
  availableStock: STOCK,
  sales: { sql: sql`p.sales`, number: true },
  minPurchase: { sql: sql`p.min_purchase`, number: true },
  purchaseSteps: { sql: sql`p.record->>'purchaseSteps'`, number: true },
  maxPurchase: { sql: sql`p.record->>'maxPurchase'`, number: true },
  weight: { sql: sql`(p.record->>'weightMg' / 1000000.0)`, number: true },
  ratingAverage: { sql: sql`(f.rating_tenths / 10.0)`, number: true },
  releaseDate: { sql: sql`p.new_since` },
  createdAt: { sql: sql`coalesce(p.new_since, ${FIRST_DAY})` },
  price: PRICE,
  cheapestPrice: PRICE,
  'unit.shortCode': { sql: sql`p.record->>'unit'` },
  optionIds: ofOption(sql`co.public_id`),
  'options.id': ofOption(sql`co.public_id`),
  'options.groupId': ofOption(sql`cg.public_id`),
  'options.group.id': ofOption(sql`cg.public_id`),
  propertyIds: ofProperty(sql`co.public_id`),
  'properties.id': ofProperty(sql`co.public_id`),
  'properties.groupId': ofProperty(sql`cg.public_id`),
  'properties.group.id': ofProperty(sql`cg.public_id`),
  categoryIds: ofCategory(sql`cc.public_id`),
  'categories.id': ofCategory(sql`cc.public_id`),
  categoryTree: ofCategoryAbove(sql`cc.public_id`),
  'categoriesRo.id': ofCategoryAbove(sql`cc.public_id`),
  'media.id': ofMedia(sql`cm.public_id`),
  'media.mediaId': ofMedia(sql`cm.public_id`),
}

/** The names of related records in a language. */
function namesIn(locale: Locale): SqlFields {
  const name = (record: Sql) => sql`json_extract(${record}, '$.name.' || ${locale})`
  return {
    'options.name': ofOption(name(sql`co.record`)),
    'options.group.name': ofOption(name(sql`cg.record`)),
    'properties.name': ofProperty(name(sql`co.record`)),
    'properties.group.name': ofProperty(name(sql`cg.record`)),
    'categories.name': ofCategory(name(sql`cc.record`)),
    'categoriesRo.name': ofCategoryAbove(name(sql`cc.record`)),
  }
}
const NAMES = { de: namesIn('de'), en: namesIn('en') } as const
