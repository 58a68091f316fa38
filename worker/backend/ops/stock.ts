import type { Context } from 'hono'
import { z } from '#shared/schemas/zod.ts'
import { backendFactory, type BackendEnv } from '#worker/backend/http/env.ts'
import { storeApiError } from '#worker/backend/http/store-api-error.ts'
import { opsBody } from './ops-body.ts'
import type { ProductRecord } from '#shared/schemas/import/product.ts'
import { json } from '#worker/backend/sql/columns.ts'
import { batch, first } from '#worker/backend/sql/run.ts'
import { sql } from '#worker/backend/sql/sql.ts'
import { pick } from '#worker/backend/sql/table.ts'
import { ProductTable } from '#worker/backend/tables/catalogue.ts'

type C = Context<BackendEnv>

const MAX_UNITS = 10_000_000
const MAX_ROLLS = 500
const Units = z.int().min(0).max(MAX_UNITS)
/** Quantities in sales units. `seen` is the stock that the new figure replaces. */
const Correction = z.strictObject({
  seen: z.int(),
  stock: Units,
  rolls: z.array(Units.min(1)).max(MAX_ROLLS),
  reason: z.string().trim().min(3).max(200),
})
type Correction = z.infer<typeof Correction>

/** Stock for operators: show it, and set it with a reason. */
export const stockOps = backendFactory
  .createApp()
  .get('/_ops/stock/:number', async (c) => {
    const level = await find(c)
    return level ? c.json(level) : unknown(c)
  })
  .post('/_ops/stock/:number', async (c) => {
    const body = await opsBody(c, Correction)
    if (!body.ok) return body.error
    const level = await find(c)
    if (!level) return unknown(c)
    const error = errorOf(level, body.value)
    if (error) return refuse(c, error)
    const isSet = await correctStock(
      c.env.DB,
      { ...level, stock: body.value.seen },
      body.value,
      new Date(),
    )
    if (!isSet) return refuse(c, 'The stock has changed meanwhile. Check it, then set it again.')
    return c.json((await find(c)) ?? level)
  })

/** The reason why a figure is refused; null if it is valid. */
function errorOf({ stock, unit, rolls }: StockLevel, correction: Correction): string | null {
  if (stock === null) return 'The stock of this product is unlimited.'
  if (correction.rolls.length > 0 && unit !== 'm') return 'The product has no rolls.'
  if (correction.rolls.length > 0)
    return sumOf(correction.rolls) === correction.stock
      ? null
      : 'The rolls do not add up to the stock.'
  return rolls.length > 0 && correction.stock > 0
    ? 'The product has rolls. Name their lengths.'
    : null
}

const sumOf = (lengths: readonly number[]) => lengths.reduce((sum, length) => sum + length, 0)

const find = (c: C) => stockLevel(c.env.DB, c.req.param('number') ?? '')

function refuse(c: C, detail: string): Response {
  return storeApiError(c, { status: 409, code: '0', detail })
}

function unknown(c: C): Response {
  const detail = `There is no article ${c.req.param('number')}.`
  return storeApiError(c, { status: 404, code: '0', detail })
}

const MILLI_PER_UNIT = 1000
const LATEST = 10

const Level = pick(ProductTable, 'publicId', 'number', 'stock', 'record')
const Row = Level.row.extend({
  rolls: json(z.array(z.int())),
  corrections: json(
    z.array(z.object({ at: z.string(), before: z.int(), after: z.int(), reason: z.string() })),
  ),
})

/** The stock of a product in sales units. `unitsPer` is the number of them per metre or piece. */
type StockLevel = Readonly<{
  id: string
  number: string
  name: string
  unit: ProductRecord['unit']
  unitsPer: number
  /** Null is unlimited. */
  stock: number | null
  rolls: readonly number[]
  corrections: readonly Readonly<{ at: string; before: number; after: number; reason: string }>[]
}>

/** The stock of a product by number; null for an unknown product. */
async function stockLevel(db: D1Database, number: string): Promise<StockLevel | null> {
  const found = await first(
    db,
    Row,
    sql`SELECT ${Level.columns},
        (SELECT json_group_array(r.units ORDER BY r.units DESC) FROM product_roll r
          WHERE r.product_id = product.public_id AND r.units > 0) AS rolls,
        (SELECT json_group_array(json_object('at', c.made_at, 'before', c.stock_before,
            'after', c.stock_after, 'reason', c.reason) ORDER BY c.id DESC)
          FROM (SELECT * FROM stock_correction WHERE product_id = product.public_id
            ORDER BY id DESC LIMIT ${LATEST}) c) AS corrections
      FROM product WHERE product.number_key = lower(${number})`,
  )
  if (!found) return null
  const { publicId: id, record, ...row } = found
  const { name, unit, content } = record
  const unitsPer = unit === 'm' && content ? MILLI_PER_UNIT / content.milli : 1
  return { id, name: name.de, unit, unitsPer, ...row }
}

type NewStock = Readonly<{ stock: number; rolls: readonly number[]; reason: string }>

/**
 * Sets the stock and stores the reason. False if the stock is not `seen` any more, because products
 * sold during the count must not be added again.
 */
async function correctStock(
  db: D1Database,
  { id, stock: seen }: StockLevel,
  { stock, rolls, reason }: NewStock,
  at: Date,
): Promise<boolean> {
  // The correction is stored first, if the stock is `seen`. The other statements depend on it.
  const isNoted = sql`EXISTS (SELECT 1 FROM stock_correction
    WHERE product_id = ${id} AND made_at = ${at})`
  const [noted] = await batch(db, [
    sql`INSERT INTO stock_correction (product_id, number, stock_before, stock_after, reason, made_at)
      SELECT public_id, number, stock, ${stock}, ${reason}, ${at} FROM product
      WHERE public_id = ${id} AND stock = ${seen}`,
    sql`UPDATE product SET stock = ${stock} WHERE public_id = ${id} AND ${isNoted}`,
    sql`DELETE FROM product_roll WHERE product_id = ${id} AND ${isNoted}`,
    sql`INSERT INTO product_roll (id, product_id, units)
      SELECT lower(hex(randomblob(16))), ${id}, value FROM json_each(${rolls}) WHERE ${isNoted}`,
  ])
  return noted?.meta.changes !== 0
}
