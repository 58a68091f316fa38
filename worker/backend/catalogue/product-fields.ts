import type { SqlFields } from '#worker/backend/http/criteria/sql.ts'

const PROPERTIES = (isAxis: 0 | 1) => ({
  from: 'product_property cp JOIN property_option co ON co.id = cp.option_id',
  on: `cp.product_id = p.id AND cp.is_axis = ${isAxis}`,
})
const OPTION_ID = { sql: 'co.public_id', set: PROPERTIES(1) }
const PROPERTY_ID = { sql: 'co.public_id', set: PROPERTIES(0) }
const CATEGORY_ID = {
  sql: 'cc.public_id',
  set: {
    from: 'product_category cp JOIN category cc ON cc.id = cp.category_id',
    on: 'cp.product_id = p.id',
  },
}
const CATEGORY_ABOVE = {
  sql: 'cc.public_id',
  set: {
    from: `product_category cp JOIN category_closure cl ON cl.descendant_id = cp.category_id
      JOIN category cc ON cc.id = cl.ancestor_id`,
    on: 'cp.product_id = p.id',
  },
}
const PRICE = { sql: '(e.gross / 100.0)' }

/** Tables that `PRODUCT_FIELDS` speaks of; `?2` is the locale. */
export const PRODUCT_TABLES = `
  product p
  JOIN family f ON f.id = p.family_id
  JOIN manufacturer mf ON mf.id = f.manufacturer_id
  JOIN product_text t ON t.product_id = p.id AND t.locale = ?2
  JOIN product_price e ON e.product_id = p.id AND e.price_list_id = 1
    AND e.from_quantity = p.min_purchase`

/** The product fields that a criteria may filter and sort by. */
export const PRODUCT_FIELDS: SqlFields = {
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
  // Expressions: an ORDER BY takes a bare number for the number of a column.
  active: { sql: '(p.id IS NOT NULL)', flag: true },
  available: {
    sql: '(p.orderable AND (p.stock IS NULL OR p.stock >= p.min_purchase OR p.backorder))',
    flag: true,
  },
  isCloseout: { sql: '(p.stock IS NOT NULL AND NOT p.backorder)', flag: true },
  shippingFree: { sql: '(p.id IS NULL)', flag: true },
  stock: { sql: 'coalesce(p.stock, 0)' },
  availableStock: { sql: 'coalesce(p.stock, 0)' },
  sales: { sql: 'p.sales' },
  ratingAverage: { sql: '(f.rating_tenths / 10.0)' },
  releaseDate: { sql: 'p.new_since' },
  price: PRICE,
  cheapestPrice: PRICE,
  optionIds: OPTION_ID,
  'options.id': OPTION_ID,
  propertyIds: PROPERTY_ID,
  'properties.id': PROPERTY_ID,
  categoryIds: CATEGORY_ID,
  'categories.id': CATEGORY_ID,
  categoryTree: CATEGORY_ABOVE,
  'categoriesRo.id': CATEGORY_ABOVE,
}

export const PRODUCT_ASSOCIATIONS: readonly string[] = [
  'canonicalProduct',
  'categories',
  'categoriesRo',
  'children',
  'cmsPage',
  'configuratorSettings',
  'cover',
  'crossSellings',
  'deliveryTime',
  'downloads',
  'mainCategories',
  'manufacturer',
  'media',
  'options',
  'parent',
  'prices',
  'productReviews',
  'properties',
  'seoUrls',
  'streams',
  'tags',
  'tax',
  'translations',
  'unit',
  'visibilities',
]
