import { UNITS_PER_METRE } from '#shared/domain/metres.ts'
import { priceFromGross } from '#shared/domain/price-list.ts'
import { z } from '#shared/schemas/zod.ts'
import { jsonColumn } from '#worker/backend/sql/json-column.ts'
import { ArticleRow, OWN_COLUMNS } from '../structs/article-row.ts'
import { StoredMedia } from '../structs/stored.ts'
import { homeTaxRate } from '#worker/backend/pricing/cart-product.ts'
import { familyRows, nameTable, optionsOf, type NameTable } from '../snapshot/name-table.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

/**
 * What may have changed since the snapshot was made, the texts and the first picture: few rows for
 * each card.
 */
export const SELECT_CARDS = `
  SELECT p.id, ${OWN_COLUMNS}, cheapest.public_id AS cheapest_id,
    mc.public_id AS category_id, mc.record -> 'name' AS category_name,
    mc.record -> 'path' AS category_paths,
    (SELECT json_object('id', m.public_id, 'media', json(m.shown))
      FROM product_media pm JOIN media m ON m.id = pm.media_id
      WHERE pm.product_id = p.id ORDER BY pm.position LIMIT 1) AS cover
  FROM json_each(?1) wanted
  JOIN product p ON p.id = wanted.value ->> 0
  JOIN product cheapest ON cheapest.id = wanted.value ->> 1
  JOIN family f ON f.id = p.family_id
  JOIN category mc ON mc.id = f.main_category_id
  ORDER BY wanted.key`

/** A row of `SELECT_CARDS`: an article without what a snapshot knows of it. */
const CardRow = ArticleRow.omit({
  manufacturer_id: true,
  manufacturer: true,
  tiers: true,
  rolls: true,
  media: true,
  properties: true,
  shades: true,
  care: true,
  entry_prices: true,
}).extend({
  id: z.int(),
  cheapest_id: z.string(),
  cover: jsonColumn(z.object({ id: z.string(), media: StoredMedia })).nullable(),
})
type CardRow = z.infer<typeof CardRow>

/** Row ids of an article and of the cheapest one of its family. */
type WantedCard = readonly [id: number, cheapest: number]

/** One statement for all cards of a page, in their order. */
async function cardRows(db: D1Database, ids: readonly WantedCard[]): Promise<readonly CardRow[]> {
  if (ids.length === 0) return []
  const { results } = await db.prepare(SELECT_CARDS).bind(JSON.stringify(ids)).all()
  return z.array(CardRow).parse(results)
}

/**
 * Articles as lists show them, in the order of `ids`: current stock, prices and texts from the
 * tables; properties, makers and the rest of the family from the snapshot. Only the first picture
 * is read. An article that the snapshot does not list is left out.
 */
export async function cards(
  db: D1Database,
  snapshot: Snapshot,
  ids: readonly number[],
): Promise<readonly ArticleRow[]> {
  const names = nameTable(snapshot)
  const wanted = ids.flatMap((id): WantedCard[] => {
    const at = snapshot.rowOfId.get(id)
    return at === undefined ? [] : [[id, cheapestOf(snapshot, familyRows(snapshot, at))]]
  })
  return (await cardRows(db, wanted)).flatMap((row) => articleOf(snapshot, names, row) ?? [])
}

function articleOf(snapshot: Snapshot, names: NameTable, card: CardRow): ArticleRow | null {
  const { id, cheapest_id: cheapest, cover, ...row } = card
  const { record, family } = row
  const at = snapshot.rowOfId.get(id)
  if (at === undefined) return null
  const options = optionsOf(snapshot, at)
  const maker = options.flatMap((number) => names.manufacturers.get(number) ?? [])[0]
  if (!maker) return null

  const properties = options.flatMap((number) => names.properties.get(number) ?? [])
  const siblings = familyRows(snapshot, at)
  const rate = homeTaxRate(record)
  return {
    ...row,
    manufacturer_id: maker.id,
    manufacturer: maker.record,
    tiers: record.prices.map(({ fromQuantity, grossCents }) => ({
      from: fromQuantity,
      price: priceFromGross(grossCents, rate),
    })),
    // Cards do not show pieces.
    rolls: [],
    media: cover ? [cover] : [],
    properties: properties.map((property) => ({
      ...property,
      isAxis: property.group.key in record.options,
    })),
    shades: shadesOf(snapshot, names, siblings),
    care: family.care.flatMap((key) => names.care.get(key) ?? []),
    entry_prices: {
      ...entryPrices(snapshot, siblings, record.unit === 'm' ? UNITS_PER_METRE : 1),
      cheapest,
    },
  }
}

/** Tones of the family in the order of their group. */
function shadesOf(snapshot: Snapshot, names: NameTable, rows: readonly number[]) {
  const numbers = new Set(rows.flatMap((row) => optionsOf(snapshot, row)))
  return [...numbers]
    .toSorted((a, b) => a - b)
    .flatMap((number) => {
      const property = names.properties.get(number)
      if (property?.group.key !== 'shade' || !property.option.hex) return []
      return [{ name: property.option.name, hex: property.option.hex }]
    })
}

/** The row id of the cheapest article among these rows. */
function cheapestOf({ columns }: Snapshot, rows: readonly number[]): number {
  const price = (row: number) => columns.price[row] ?? 0
  const at = rows.reduce((best, row) => (price(row) < price(best) ? row : best))
  return columns.id[at] ?? 0
}

/** Lowest and highest price of a sales unit: a snapshot holds those of a metre or a piece. */
function entryPrices({ columns }: Snapshot, rows: readonly number[], unitsRead: number) {
  const prices = rows.map((row) => (columns.price[row] ?? 0) / unitsRead)
  return { min: Math.min(...prices), max: Math.max(...prices) }
}
