import { addDays, type CalendarDate } from '#shared/domain/calendar.ts'
import { inRows, type SqlFields } from '#worker/backend/http/criteria/sql.ts'
import { FIRST_DAY } from './product-struct.ts'
import { NEW_FOR_DAYS } from '#worker/backend/channel/channel.ts'

/**
 * Rows `cp` of products. CROSS JOIN fixes the order of the tables if a filter uses a name, which
 * has no index.
 */
const ofProducts = (from: string, fromValues: string, where = '1') =>
  inRows(from, `cp.product_id = p.id AND ${where}`, {
    key: 'p.id',
    keys: 'cp.product_id',
    from: fromValues,
    where,
  })
const OF_PROPERTIES = [
  `product_property cp JOIN property_option co ON co.id = cp.option_id
    JOIN property_group cg ON cg.id = co.group_id`,
  `property_option co JOIN property_group cg ON cg.id = co.group_id
    CROSS JOIN product_property cp ON cp.option_id = co.id`,
] as const
const ofOption = ofProducts(...OF_PROPERTIES, 'cp.is_axis = 1')
const ofProperty = ofProducts(...OF_PROPERTIES, 'cp.is_axis = 0')
const ofCategory = ofProducts(
  'product_category cp JOIN category cc ON cc.id = cp.category_id',
  'category cc CROSS JOIN product_category cp ON cp.category_id = cc.id',
)
const ofCategoryAbove = ofProducts(
  `product_category cp JOIN category_closure cl ON cl.descendant_id = cp.category_id
    JOIN category cc ON cc.id = cl.ancestor_id`,
  `category cc JOIN category_closure cl ON cl.ancestor_id = cc.id
    CROSS JOIN product_category cp ON cp.category_id = cl.descendant_id`,
)
const OF_MEDIA = 'product_media cp JOIN media cm ON cm.id = cp.media_id'
const ofMedia = ofProducts(OF_MEDIA, OF_MEDIA)

/** A text of a record in the language of the request. */
const inLanguage = (record: string, field: string) => `json_extract(${record}, '$.${field}.' || ?2)`
const PRICE = { sql: '(e.gross / 100.0)', number: true }
const STOCK = { sql: 'coalesce(p.stock, 0)', number: true }

/**
 * Tables that `productFields` uses in addition to `product p`, with one row each; `?2` is the
 * locale.
 */
export const PRODUCT_JOINS = [
  { alias: 'f', sql: 'JOIN parent_product f ON f.id = p.parent_id' },
  { alias: 'mf', sql: 'JOIN manufacturer mf ON mf.id = f.manufacturer_id' },
  { alias: 't', sql: 'JOIN product_text t ON t.product_id = p.id AND t.locale = ?2' },
  {
    alias: 'e',
    sql: `JOIN product_price e ON e.product_id = p.id AND e.price_list_id = 1
      AND e.from_quantity = p.min_purchase`,
  },
]

/** The product fields that a criteria may filter and sort by, as of a day of the shop. */
export const productFields = (today: CalendarDate): SqlFields => ({
  ...TIMELESS_FIELDS,
  isNew: { sql: `(p.new_since >= '${addDays(today, -NEW_FOR_DAYS)}')`, flag: true },
})

const TIMELESS_FIELDS: SqlFields = {
  id: { sql: 'p.public_id' },
  parentId: { sql: 'iif(f.has_variants, f.public_id, NULL)' },
  displayGroup: { sql: 'f.public_id' },
  productNumber: { sql: 'p.number' },
  manufacturerNumber: { sql: `p.record->>'mpn'` },
  manufacturerId: { sql: 'mf.public_id' },
  'manufacturer.id': { sql: 'mf.public_id' },
  'manufacturer.name': { sql: `mf.record->>'$.contact.name'` },
  name: { sql: 't.name', order: 't.sort_name' },
  description: { sql: 't.description' },
  // Expressions, because ORDER BY reads a plain number as the number of a column.
  active: { sql: '(p.id IS NOT NULL)', flag: true },
  available: {
    sql: '(p.orderable AND (p.stock IS NULL OR p.stock >= p.min_purchase OR p.backorder))',
    flag: true,
  },
  isCloseout: { sql: '(p.stock IS NOT NULL AND NOT p.backorder)', flag: true },
  shippingFree: {
    sql: `(EXISTS (SELECT 1 FROM json_each(p.record, '$.flags') WHERE value = 'shippingFree'))`,
    flag: true,
  },
  markAsTopseller: { sql: '(p.id IS NULL)', flag: true },
  stock: STOCK,
  availableStock: STOCK,
  sales: { sql: 'p.sales', number: true },
  minPurchase: { sql: 'p.min_purchase', number: true },
  purchaseSteps: { sql: `p.record->>'purchaseSteps'`, number: true },
  maxPurchase: { sql: `p.record->>'maxPurchase'`, number: true },
  weight: { sql: `(p.record->>'weightMg' / 1000000.0)`, number: true },
  ratingAverage: { sql: '(f.rating_tenths / 10.0)', number: true },
  releaseDate: { sql: 'p.new_since' },
  createdAt: { sql: `coalesce(p.new_since, '${FIRST_DAY}')` },
  price: PRICE,
  cheapestPrice: PRICE,
  'unit.shortCode': { sql: `p.record->>'unit'` },
  optionIds: ofOption('co.public_id'),
  'options.id': ofOption('co.public_id'),
  'options.name': ofOption(inLanguage('co.record', 'name')),
  'options.groupId': ofOption('cg.public_id'),
  'options.group.id': ofOption('cg.public_id'),
  'options.group.name': ofOption(inLanguage('cg.record', 'name')),
  propertyIds: ofProperty('co.public_id'),
  'properties.id': ofProperty('co.public_id'),
  'properties.name': ofProperty(inLanguage('co.record', 'name')),
  'properties.groupId': ofProperty('cg.public_id'),
  'properties.group.id': ofProperty('cg.public_id'),
  'properties.group.name': ofProperty(inLanguage('cg.record', 'name')),
  categoryIds: ofCategory('cc.public_id'),
  'categories.id': ofCategory('cc.public_id'),
  'categories.name': ofCategory(inLanguage('cc.record', 'name')),
  categoryTree: ofCategoryAbove('cc.public_id'),
  'categoriesRo.id': ofCategoryAbove('cc.public_id'),
  'categoriesRo.name': ofCategoryAbove(inLanguage('cc.record', 'name')),
  'media.id': ofMedia('cm.public_id'),
  'media.mediaId': ofMedia('cm.public_id'),
}
