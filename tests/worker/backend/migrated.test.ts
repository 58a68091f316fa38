import { applyD1Migrations, env, reset } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import { z } from '#shared/schemas/zod.ts'
import { aCustomer } from '#tests/worker/backend/account/people.ts'
import { aBuckle, aFabric, stockShop } from '#tests/worker/backend/sales/stock.ts'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { aBrowser } from '#tests/worker/shopping/browser.ts'
import { filledCheckout } from '#tests/worker/shopping/checkout-form.ts'

/** The first version that a shop may have been opened with: it has orders and accounts. */
const FIRST = '0020_accounts.sql'
/** Of the versions since then, so many are one step. */
const EACH = 6
/** In fewer tables there would be hardly anything to lose. */
const TABLES_HELD = 15
const Table = z.object({ name: z.string(), type: z.string() })
const Column = z.object({ name: z.string(), hidden: z.int() })

type Rows = readonly Readonly<Record<string, unknown>>[]
let filled: ReadonlyMap<string, Rows> = new Map()
let ofNew: unknown = null

/** All that the schema of a database says, without what tools note in it, in one order. */
async function schema() {
  const { results } = await env.DB.prepare(
    `SELECT type, name, sql FROM sqlite_master WHERE name NOT GLOB 'sqlite_*'
       AND name NOT GLOB 'd1_*' AND name NOT GLOB '_cf_*' ORDER BY type, name`,
  ).all()
  return results
}

/** Tables that hold rows of their own: full text keeps its own in others. */
async function tables(): Promise<readonly string[]> {
  const { results } = await env.DB.prepare('PRAGMA table_list').all()
  return z
    .array(Table)
    .parse(results)
    .filter(({ name, type }) => type === 'table' && !/^(sqlite_|_cf_|d1_)/.test(name))
    .map(({ name }) => name)
    .sort()
}

/** Columns that are written; others are made of these. */
async function columnsOf(table: string): Promise<readonly string[]> {
  const { results } = await env.DB.prepare(`PRAGMA table_xinfo(${table})`).all()
  return z
    .array(Column)
    .parse(results)
    .filter(({ hidden }) => hidden === 0)
    .map(({ name }) => name)
}

async function counts(names: readonly string[]): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  for (const name of names)
    found[name] = await env.DB.prepare(`SELECT count(*) AS n FROM ${name}`).first('n')
  return found
}

/** Puts into each table that there is already what a shop of today holds, as far as it has room. */
async function fill() {
  const inserts = [env.DB.prepare('PRAGMA defer_foreign_keys = on')]
  for (const table of await tables()) {
    const columns = await columnsOf(table)
    for (const row of filled.get(table) ?? []) {
      const known = columns.filter((column) => column in row)
      const places = known.map((_, at) => `?${at + 1}`).join()
      inserts.push(
        env.DB.prepare(`INSERT OR REPLACE INTO ${table} (${known.join()}) VALUES (${places})`).bind(
          ...known.map((column) => row[column]),
        ),
      )
    }
  }
  await env.DB.batch(inserts)
}

beforeAll(async () => {
  await emptyStorage()
  ofNew = await schema()
  await stockShop([aBuckle('24500'), aFabric('70000')])
  await aCustomer()
  const guest = aBrowser()
  await guest.post('/checkout/order', await filledCheckout(guest))
  const rows = new Map<string, Rows>()
  for (const table of await tables())
    rows.set(table, (await env.DB.prepare(`SELECT * FROM ${table}`).all()).results)
  filled = rows
  const held = [...rows.values()].filter(({ length }) => length > 0).length
  if (held < TABLES_HELD) throw new Error(`The shop holds rows in ${held} tables only`)
})

const versions = env.TEST_MIGRATIONS.map(({ name }) => name).filter((name) => name >= FIRST)

test.each(versions.filter((_, at) => at % EACH === 0 || at === versions.length - 1))(
  'a shop with orders in it that lacks %s and all after it becomes one of today and loses no row',
  async (first) => {
    await reset()
    await applyD1Migrations(
      env.DB,
      env.TEST_MIGRATIONS.filter(({ name }) => name < first),
    )
    await fill()
    const before = await counts(await tables())
    await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
    expect(await schema()).toEqual(ofNew)
    expect(await counts(Object.keys(before))).toEqual(before)
    const { results: broken } = await env.DB.prepare('PRAGMA foreign_key_check').all()
    expect(broken).toEqual([])
  },
)
