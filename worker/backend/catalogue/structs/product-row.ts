import { LocaleText } from '#shared/schemas/import/text.ts'
import { z } from '#shared/schemas/zod.ts'
import { recordColumn } from '#worker/backend/sql/record-column.ts'
import { flag } from '#worker/backend/sql/columns.ts'
import { sql } from '#worker/backend/sql/sql.ts'
import {
  ManufacturerTable,
  ParentProductTable,
  ProductTable,
} from '#worker/backend/tables/catalogue.ts'
import { StoredGroup, StoredMedia, StoredOption } from '#worker/backend/tables/stored.ts'

/** The own columns of a product `p` and its parent `f`. */
export const OWN_COLUMNS = sql`
  p.public_id AS publicId, p.number, p.stock, p.backorder, p.orderable, p.new_since AS newSince,
  p.sales, p.record, f.public_id AS parentId, f.has_variants AS hasVariants,
  f.rating_tenths AS ratingTenths, f.review_count AS reviewCount, f.record AS parent`

/** The columns of a product without its parent's data and its properties. */
const ALONE_COLUMNS = sql`
  ${OWN_COLUMNS},
  mf.public_id AS manufacturerId, mf.record AS manufacturer,
  mc.public_id AS categoryId, mc.name AS categoryName, mc.paths AS categoryPaths,
  (SELECT json_group_array(
      json_object('from', t.from_quantity, 'price', json_object('gross', t.gross, 'net', t.net))
      ORDER BY t.from_quantity)
    FROM product_price t WHERE t.product_id = p.id AND t.price_list_id = 1) AS tiers,
  (SELECT json_group_array(json_object('id', r.id, 'units', r.units))
    FROM product_roll r WHERE r.product_id = p.public_id AND r.units > 0) AS rolls,
  (SELECT json_group_array(json_object('id', m.public_id, 'media', json(m.shown)) ORDER BY pm.position)
    FROM product_media pm JOIN media m ON m.id = pm.media_id WHERE pm.product_id = p.id) AS media`

/**
 * The columns for pages that show only a product's address or picture. Properties and other data of
 * the parent are empty. These are nine tenths of all rows that a complete product reads.
 */
export const ADDRESS_COLUMNS = sql`${ALONE_COLUMNS},
  '[]' AS properties, '[]' AS shades, '[]' AS care,
  json_object('min', 0, 'max', 0, 'cheapest', '') AS entryPrices`

/**
 * All data of one product in one row, for cards, product pages and carts. Use it between SELECT and
 * the caller's own join on `product p`; `PRODUCT_JOINS` joins the other tables. CROSS JOIN fixes
 * the order of the tables, because care instructions are few and options are many.
 */
export const PRODUCT_COLUMNS = sql`${ALONE_COLUMNS},
  (SELECT json_group_array(json_object(
        'id', o.public_id, 'groupId', g.public_id, 'position', o.position, 'isAxis', pp.is_axis,
        'option', json(o.record), 'group', json(g.record))
      ORDER BY g.position, o.position)
    FROM product_property pp
    JOIN property_option o ON o.id = pp.option_id
    JOIN property_group g ON g.id = o.group_id
    WHERE pp.product_id = p.id) AS properties,
  (SELECT json_group_array(json_object(
        'name', json_extract(o.record, '$.name'), 'hex', json_extract(o.record, '$.hex'))
      ORDER BY o.position, s.position)
    FROM product s
    JOIN product_shade sp ON sp.product_id = s.id
    JOIN property_option o ON o.id = sp.option_id
    WHERE s.parent_id = p.parent_id AND s.listed = 1) AS shades,
  (SELECT json_group_array(json_extract(o.record, '$.name') ORDER BY o.position)
    FROM json_each(f.record, '$.care') worn
    CROSS JOIN property_group g ON g.key = 'care'
    CROSS JOIN property_option o ON o.group_id = g.id AND o.key = worn.value) AS care,
  (SELECT json_object('min', min(e.gross), 'max', max(e.gross),
      'cheapest', substr(min(printf('%012d', e.gross) || s.public_id), 13))
    FROM product s JOIN product_price e ON e.product_id = s.id AND e.price_list_id = 1
      AND e.from_quantity = s.min_purchase
    WHERE s.parent_id = p.parent_id AND (s.listed = 1 OR s.id = p.id)) AS entryPrices`

export const PRODUCT_JOINS = sql`
  JOIN parent_product f ON f.id = p.parent_id
  JOIN manufacturer mf ON mf.id = f.manufacturer_id
  JOIN (SELECT id, public_id, json_extract(record, '$.name') AS name,
      json_extract(record, '$.path') AS paths FROM category) mc ON mc.id = f.main_category_id`

const Property = z.object({
  id: z.string(),
  groupId: z.string(),
  position: z.int(),
  isAxis: flag,
  option: StoredOption,
  group: StoredGroup,
})
export type ProductProperty = z.infer<typeof Property>

const Roll = z.object({ id: z.string(), units: z.int() })
const Tier = z.object({ from: z.int(), price: z.object({ gross: z.int(), net: z.int() }) })

/** A row of `PRODUCT_COLUMNS`. `stock` is in sales units; null is unlimited. */
export const ProductRow = z.object({
  publicId: z.string(),
  number: z.string(),
  stock: z.int().nullable(),
  backorder: flag,
  orderable: flag,
  newSince: z.string().nullable(),
  sales: z.int(),
  record: ProductTable.row.shape.record,
  parentId: z.string(),
  hasVariants: flag,
  /** Average of the parent's approved reviews in tenths of a point; null without any. */
  ratingTenths: z.int().nullable(),
  reviewCount: z.int(),
  parent: ParentProductTable.row.shape.record,
  manufacturerId: z.string(),
  manufacturer: ManufacturerTable.row.shape.record,
  categoryId: z.string(),
  categoryName: recordColumn(LocaleText),
  categoryPaths: recordColumn(LocaleText),
  tiers: recordColumn(z.array(Tier).min(1)),
  rolls: recordColumn(z.array(Roll)),
  media: recordColumn(z.array(z.object({ id: z.string(), media: StoredMedia }))),
  properties: recordColumn(z.array(Property)),
  shades: recordColumn(z.array(z.object({ name: LocaleText, hex: z.string() }))),
  care: recordColumn(z.array(LocaleText)),
  /**
   * Lowest and highest gross entry price among the parent's variants, in cents, and the cheapest
   * variant.
   */
  entryPrices: recordColumn(z.object({ min: z.int(), max: z.int(), cheapest: z.string() })),
})
export type ProductRow = z.infer<typeof ProductRow>
