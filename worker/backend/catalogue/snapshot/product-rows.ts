import type { CalendarDate } from '#shared/domain/calendar.ts'
import { FLAGS, type Flag } from '#shared/domain/listing.ts'
import { UNITS_PER_METRE } from '#shared/domain/metres.ts'
import { z } from '#shared/schemas/zod.ts'
import { jsonColumn } from '#worker/backend/sql/json-column.ts'
import { flagOption, MANUFACTURER_FACET, RATINGS, RATING_FACET } from './facets.ts'
import { AREA_WEIGHT, GROSS_AREA_PRICE, LONGEST_PIECE, NET_AREA_PRICE } from './measures.ts'
import type { SourceProduct } from './build-snapshot.ts'

const ROLL_WIDTH = 'roll_width'
const CENTIMETRES_PER_METRE = 100
const TENTHS_OF_CENT = 10

/** A listed product from the tables. */
export const ProductRow = z.object({
  id: z.int(),
  family: z.int(),
  family_position: z.int(),
  manufacturer: z.string(),
  place: z.int(),
  price: z.int(),
  net_price: z.int(),
  by_metre: z.int(),
  sales: z.int(),
  offer: z.int(),
  new_since: z.string().nullable(),
  shipping_free: z.int(),
  in_stock: z.int(),
  longest: z.int().nullable(),
  rating_tenths: z.int().nullable(),
  sort_de: z.string(),
  sort_en: z.string(),
  options: jsonColumn(z.array(z.int())),
  categories: jsonColumn(z.array(z.int())),
  measures: jsonColumn(z.record(z.string(), z.int())),
})
export type ProductRow = z.infer<typeof ProductRow>

// Displayed prices: per metre, which is ten sales units, or per piece.
const UNITS_READ = `iif(p.record ->> 'unit' = 'm', ${UNITS_PER_METRE}, 1)`

// Available today: unlimited stock, or at least the minimum quantity.
const IN_STOCK_READ = 'p.orderable AND (p.stock IS NULL OR p.stock >= p.min_purchase)'
// Without known rolls the whole stock counts as one roll, as in the cart.
const LONGEST_READ = `iif(p.record ->> 'unit' = 'm' AND ${IN_STOCK_READ}, coalesce(
  (SELECT max(r.units) FROM product_roll r WHERE r.product_id = p.public_id AND r.units > 0),
  p.stock), NULL)`

// An available product represents its parent, then the one with the most stock at the last import.
// Today's stock would change the product between pages.
const selectProducts = (parents: string) => `
  SELECT p.id, p.parent_id AS family, f.position AS family_position, mf.public_id AS manufacturer,
    row_number() OVER (PARTITION BY p.parent_id ORDER BY
      p.orderable AND (p.stock IS NULL OR p.stock >= p.min_purchase OR p.backorder) DESC,
      p.imported_stock DESC NULLS LAST, p.position, p.id) AS place,
    e.gross * ${UNITS_READ} AS price, e.net * ${UNITS_READ} AS net_price, p.sales, p.offer,
    p.new_since, p.record ->> 'unit' = 'm' AS by_metre,
    EXISTS (SELECT 1 FROM json_each(p.record, '$.flags') WHERE value = 'shippingFree')
      AS shipping_free, ${IN_STOCK_READ} AS in_stock, ${LONGEST_READ} AS longest,
    f.rating_tenths, de.sort_name AS sort_de, en.sort_name AS sort_en,
    (SELECT json_group_array(option_id) FROM product_property WHERE product_id = p.id) AS options,
    (SELECT json_group_array(category_id) FROM product_category WHERE product_id = p.id)
      AS categories,
    (SELECT json_group_object(measure, value) FROM product_measure WHERE product_id = p.id)
      AS measures
  FROM product p
  JOIN parent_product f ON f.id = p.parent_id
  JOIN manufacturer mf ON mf.id = f.manufacturer_id
  JOIN product_text de ON de.product_id = p.id AND de.locale = 'de'
  JOIN product_text en ON en.product_id = p.id AND en.locale = 'en'
  JOIN product_price e ON e.product_id = p.id AND e.price_list_id = 1
    AND e.from_quantity = p.min_purchase
  WHERE p.listed = 1 AND p.parent_id IN (${parents})
  ORDER BY p.parent_id`
/** All products of a number of parents after a given one. */
export const SELECT_PAGE = selectProducts(
  'SELECT id FROM parent_product WHERE id > ?1 ORDER BY id LIMIT ?2',
)
export const SELECT_OF_PARENTS = selectProducts('SELECT value FROM json_each(?1)')

/**
 * The data of a product in a snapshot. `names` are those of options; products from `newFrom` on are
 * new.
 */
export function sourceProduct(
  row: ProductRow,
  names: ReadonlyMap<number, string>,
  newFrom: CalendarDate,
): SourceProduct {
  const has: Readonly<Record<Flag, boolean>> = {
    new: row.new_since !== null && row.new_since >= newFrom,
    shippingFree: row.shipping_free === 1,
    inStock: row.in_stock === 1,
  }
  const reached = RATINGS.filter((points) => (row.rating_tenths ?? 0) >= Number(points) * 10)
  return {
    id: row.id,
    family: row.family,
    parentPosition: row.family_position,
    place: row.place,
    price: row.price,
    netPrice: row.net_price,
    sales: row.sales,
    newSince: row.new_since,
    sortName: { de: row.sort_de, en: row.sort_en },
    options: [
      ...FLAGS.filter((flag) => has[flag]).map((flag) => flagOption(flag).join('/')),
      ...reached.map((points) => `${RATING_FACET}/${points}`),
      `${MANUFACTURER_FACET}/${row.manufacturer}`,
      ...row.options.flatMap((id) => names.get(id) ?? []),
    ],
    measures: {
      ...row.measures,
      ...areaPrices(row),
      ...(row.longest !== null && { [LONGEST_PIECE]: row.longest }),
    },
  }
}

/** The price per square metre of cloth on a roll; empty for other products. */
function areaPrices({ by_metre: byMetre, price, net_price: net, measures }: ProductRow) {
  const { [ROLL_WIDTH]: width, [AREA_WEIGHT]: weight } = measures
  if (byMetre !== 1 || !width || weight === undefined) return {}
  const across = (cents: number) =>
    Math.round((cents * CENTIMETRES_PER_METRE * TENTHS_OF_CENT) / width)
  return { [GROSS_AREA_PRICE]: across(price), [NET_AREA_PRICE]: across(net) }
}
