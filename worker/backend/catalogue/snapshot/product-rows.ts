import type { CalendarDate } from '#shared/domain/calendar.ts'
import { FLAGS, type Flag } from '#shared/domain/listing.ts'
import { UNITS_PER_METRE } from '#shared/domain/metres.ts'
import { z } from '#shared/schemas/zod.ts'
import { json } from '#worker/backend/sql/columns.ts'
import { integer, sql, type Sql } from '#worker/backend/sql/sql.ts'
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
  familyPosition: z.int(),
  manufacturer: z.string(),
  place: z.int(),
  price: z.int(),
  netPrice: z.int(),
  byMetre: z.int(),
  sales: z.int(),
  offer: z.int(),
  newSince: z.string().nullable(),
  shippingFree: z.int(),
  inStock: z.int(),
  longest: z.int().nullable(),
  ratingTenths: z.int().nullable(),
  sortDe: z.string(),
  sortEn: z.string(),
  options: json(z.array(z.int())),
  categories: json(z.array(z.int())),
  measures: json(z.record(z.string(), z.int())),
})
export type ProductRow = z.infer<typeof ProductRow>

// Displayed prices: per metre, which is ten sales units, or per piece.
const UNITS_READ = sql`iif(p.record ->> 'unit' = 'm', ${integer(UNITS_PER_METRE)}, 1)`

// Available today: unlimited stock, or at least the minimum quantity.
const IN_STOCK_READ = sql`p.orderable AND (p.stock IS NULL OR p.stock >= p.min_purchase)`
// Without known rolls the whole stock counts as one roll, as in the cart.
const LONGEST_READ = sql`iif(p.record ->> 'unit' = 'm' AND ${IN_STOCK_READ}, coalesce(
  (SELECT max(r.units) FROM product_roll r WHERE r.product_id = p.public_id AND r.units > 0),
  p.stock), NULL)`

// An available product represents its parent, then the one with the most stock at the last import.
// Today's stock would change the product between pages.
const selectProducts = (parents: Sql) => sql`
  SELECT p.id, p.parent_id AS family, f.position AS familyPosition, mf.public_id AS manufacturer,
    row_number() OVER (PARTITION BY p.parent_id ORDER BY
      p.orderable AND (p.stock IS NULL OR p.stock >= p.min_purchase OR p.backorder) DESC,
      p.imported_stock DESC NULLS LAST, p.position, p.id) AS place,
    e.gross * ${UNITS_READ} AS price, e.net * ${UNITS_READ} AS netPrice, p.sales, p.offer,
    p.new_since AS newSince, p.record ->> 'unit' = 'm' AS byMetre,
    EXISTS (SELECT 1 FROM json_each(p.record, '$.flags') WHERE value = 'shippingFree')
      AS shippingFree, ${IN_STOCK_READ} AS inStock, ${LONGEST_READ} AS longest,
    f.rating_tenths AS ratingTenths, de.sort_name AS sortDe, en.sort_name AS sortEn,
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
export const selectPage = (after: number, limit: number) =>
  selectProducts(sql`SELECT id FROM parent_product WHERE id > ${after} ORDER BY id LIMIT ${limit}`)
export const selectOfParents = (parents: readonly number[]) =>
  selectProducts(sql`SELECT value FROM json_each(${parents})`)

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
    new: row.newSince !== null && row.newSince >= newFrom,
    shippingFree: row.shippingFree === 1,
    inStock: row.inStock === 1,
  }
  const reached = RATINGS.filter((points) => (row.ratingTenths ?? 0) >= Number(points) * 10)
  return {
    id: row.id,
    family: row.family,
    parentPosition: row.familyPosition,
    place: row.place,
    price: row.price,
    netPrice: row.netPrice,
    sales: row.sales,
    newSince: row.newSince,
    sortName: { de: row.sortDe, en: row.sortEn },
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
function areaPrices({ byMetre, price, netPrice: net, measures }: ProductRow) {
  const { [ROLL_WIDTH]: width, [AREA_WEIGHT]: weight } = measures
  if (byMetre !== 1 || !width || weight === undefined) return {}
  const across = (cents: number) =>
    Math.round((cents * CENTIMETRES_PER_METRE * TENTHS_OF_CENT) / width)
  return { [GROSS_AREA_PRICE]: across(price), [NET_AREA_PRICE]: across(net) }
}
