import { randomUUID } from 'node:crypto'
import { numberKey } from '#shared/domain/product-number.ts'
import { ProductRecord } from '#shared/schemas/import/product.ts'
import { z } from '#shared/schemas/zod.ts'
import { rebuildSnapshot } from '#worker/backend/catalogue/snapshot/current.ts'
import { all, batch } from '#worker/backend/sql/run.ts'
import { sql } from '#worker/backend/sql/sql.ts'
import { pick } from '#worker/backend/sql/table.ts'
import { CatalogueVersionTable, ProductTable } from '#worker/backend/tables/catalogue.ts'
import { announceCatalogueVersion } from '#worker/runtime/catalogue-version.ts'
import { appendPriceHistory, applyPrices } from './apply-prices.ts'
import { changeProducts } from './apply-products.ts'
import { newVersion } from './finish.ts'
import { shiftedProduct } from './shifted-dates.ts'
import { stagedRows, type LineRefusal, type StagedRow } from './staged-row.ts'
import { stagingInsert } from './staging.ts'

const { number, prices, reduction, stock, rolls, availability, orderable } = ProductRecord.shape

/** The fields of a product that change daily; those that are absent stay. */
export const ProductChange = z.strictObject({
  number,
  prices: prices.optional(),
  reduction: reduction.optional(),
  stock: stock.optional(),
  rolls: rolls.unwrap().optional(),
  availability: availability.optional(),
  orderable: orderable.optional(),
})
export type ProductChange = z.infer<typeof ProductChange>

const Product = pick(
  ProductTable,
  'numberKey',
  'contentHash',
  'importedStock',
  'importedRolls',
  'record',
)
type Product = z.infer<typeof Product.row>
const Version = pick(CatalogueVersionTable, 'version')

export type ChangedProducts =
  | Readonly<{ changed: number }>
  /** `line` is the index of the change, from 1. */
  | Readonly<{ refusals: readonly LineRefusal[] }>

type How = Readonly<{ day: string; shiftDays: number; isDryRun: boolean }>

/**
 * Changes prices, stock and availability of some products in one transaction, or nothing. Stock that
 * is not named stays, also if it was sold meanwhile.
 */
export async function saveProductChanges(
  { db, kv }: Readonly<{ db: D1Database; kv: KVNamespace }>,
  requested: readonly ProductChange[],
  { day, shiftDays, isDryRun }: How,
): Promise<ChangedProducts> {
  const known = await productsOf(db, requested)
  const staged = requested.map((change, index) => {
    const product = known.get(numberKey(change.number))
    return product ? changedRow(product, change, index + 1, shiftDays) : unknownProduct(index + 1)
  })
  const refusals = staged.flatMap((one) => ('reasons' in one ? [one] : []))
  if (refusals.length > 0) return { refusals }
  const rows = staged.flatMap((one) => ('reasons' in one ? [] : [one]))
  if (isDryRun) return { changed: rows.length }

  const runId = randomUUID()
  const version = newVersion()
  await batch(db, [
    stagingInsert(runId, rows),
    ...changeProducts(runId),
    ...applyPrices(runId),
    appendPriceHistory(runId, day),
    sql`DELETE FROM import_row WHERE run_id = ${runId}`,
    sql`UPDATE catalogue_version SET version = ${version}`,
    sql`UPDATE snapshot_state SET state = 'stale' WHERE state != 'stale'`,
  ])
  await rebuildSnapshot({ DB: db, KV: kv }, new Date())
  await announceCatalogueVersion(kv, await currentVersion(db, version))
  return { changed: rows.length }
}

async function productsOf(db: D1Database, requested: readonly ProductChange[]) {
  const keys = requested.map((change) => numberKey(change.number))
  const rows = await all(
    db,
    Product.row,
    sql`SELECT ${Product.columns} FROM product
      WHERE number_key IN (SELECT value FROM json_each(${keys}))`,
  )
  return new Map(rows.map((row) => [row.numberKey, row]))
}

/** The whole record with the changed fields, validated like a line of an import. */
function changedRow(
  { record, importedStock, importedRolls }: Product,
  change: ProductChange,
  line: number,
  shiftDays: number,
): StagedRow | LineRefusal {
  const before = { ...record, stock: importedStock, rolls: importedRolls ?? record.rolls }
  const { reduction: reduced = before.reduction, availability: state = before.availability } =
    change
  const dated = shiftedProduct({ ...before, reduction: reduced, availability: state }, shiftDays)
  const after = {
    ...before,
    ...change,
    ...(change.reduction && { reduction: dated.reduction }),
    ...(change.availability && { availability: dated.availability }),
    number: record.number,
  }
  const rows = stagedRows('articles', line, JSON.stringify(after), 0)
  if (!rows.ok) return rows.error
  const [row] = rows.value
  return row ?? unknownProduct(line)
}

const unknownProduct = (line: number): LineRefusal => ({
  line,
  reasons: ['number: the shop has no such product'],
})

/** The version of the newest writer, if another import has finished meanwhile. */
async function currentVersion(db: D1Database, own: string): Promise<string> {
  const [row] = await all(db, Version.row, sql`SELECT ${Version.columns} FROM catalogue_version`)
  return row?.version ?? own
}
