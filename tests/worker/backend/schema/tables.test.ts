import { env } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import { z } from '#shared/schemas/zod.ts'
import { all } from '#worker/backend/sql/run.ts'
import { sql } from '#worker/backend/sql/sql.ts'
import * as backup from '#worker/backend/tables/backup.ts'
import * as browserReports from '#worker/backend/tables/browser-reports.ts'
import * as catalogue from '#worker/backend/tables/catalogue.ts'
import * as channel from '#worker/backend/tables/channel.ts'
import * as content from '#worker/backend/tables/content.ts'
import * as customers from '#worker/backend/tables/customers.ts'
import * as documents from '#worker/backend/tables/documents.ts'
import * as imports from '#worker/backend/tables/import.ts'
import * as inquiries from '#worker/backend/tables/inquiries.ts'
import * as newsletter from '#worker/backend/tables/newsletter.ts'
import * as orders from '#worker/backend/tables/orders.ts'
import * as outbox from '#worker/backend/tables/outbox.ts'
import * as projects from '#worker/backend/tables/projects.ts'
import * as promotions from '#worker/backend/tables/promotions.ts'
import * as reviews from '#worker/backend/tables/reviews.ts'
import * as search from '#worker/backend/tables/search.ts'
import * as snapshot from '#worker/backend/tables/snapshot.ts'
import * as stockAlerts from '#worker/backend/tables/stock-alerts.ts'
import * as testGateway from '#worker/backend/tables/test-gateway.ts'
import * as wishlists from '#worker/backend/tables/wishlists.ts'
import { emptyStorage } from '#tests/worker/empty-storage.ts'

type Description = Readonly<{ name: string; row: z.ZodObject; keys: readonly string[] }>

const isDescription = (value: unknown): value is Description =>
  typeof value === 'object' && value !== null && 'columns' in value && 'row' in value

const exported = [
  backup,
  browserReports,
  catalogue,
  channel,
  content,
  customers,
  documents,
  imports,
  inquiries,
  newsletter,
  orders,
  outbox,
  projects,
  promotions,
  reviews,
  search,
  snapshot,
  stockAlerts,
  testGateway,
  wishlists,
].flatMap((file): unknown[] => Object.values(file))
const descriptions = [
  ...exported,
  ...Object.values(search.WordTables),
  ...Object.values(search.WordMisspellingTables),
].filter(isDescription)

const Column = z.object({
  table: z.string(),
  name: z.string(),
  type: z.string(),
  nullable: z.int(),
})
type Column = Readonly<{ name: string; type: string; nullable: boolean }>

/**
 * Columns by table. A key column is not nullable, although SQLite reports otherwise for the row id.
 */
const COLUMNS = sql`
  SELECT t.name AS "table", c.name, c.type, c."notnull" = 0 AND c.pk = 0 AS nullable
  FROM pragma_table_list t JOIN pragma_table_xinfo(t.name) c
  WHERE t.type = 'table' AND t.name NOT GLOB 'sqlite_*' AND t.name NOT GLOB '_cf_*'
    AND t.name <> 'd1_migrations'
  ORDER BY t.name, c.name`

const byTable = new Map<string, Column[]>()

beforeAll(async () => {
  await emptyStorage()
  for (const { table, nullable, ...column } of await all(env.DB, Column, COLUMNS)) {
    byTable.set(table, [...(byTable.get(table) ?? []), { ...column, nullable: nullable === 1 }])
  }
})

const SQL_TYPES: Readonly<Record<string, string>> = {
  string: 'TEXT',
  integer: 'INTEGER',
  number: 'INTEGER',
}
const Described = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  anyOf: z.array(z.object({ type: z.string() })).optional(),
})

/** The column that corresponds to a zod type, as SQLite stores it. */
function describedColumn(key: string, column: z.ZodType): Column {
  const { type = [], anyOf = [] } = Described.parse(z.toJSONSchema(column, { io: 'input' }))
  const types = [type, ...anyOf.map((one) => one.type)].flat()
  const stored = types.find((one) => one !== 'null') ?? ''
  return {
    name: key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    type: SQL_TYPES[stored] ?? stored,
    nullable: types.includes('null'),
  }
}

test.each(descriptions.map((description) => [description.name, description] as const))(
  'the description of table %s matches the database',
  (name, { row, keys }) => {
    const described = keys.flatMap((key) => {
      const type = row.shape[key]
      return type instanceof z.ZodType ? [describedColumn(key, type)] : []
    })
    const sorted = described.toSorted((one, other) => (one.name < other.name ? -1 : 1))
    expect(sorted).toEqual(byTable.get(name))
  },
)

test('every table is described once', () => {
  expect(descriptions.map(({ name }) => name).toSorted()).toEqual([...byTable.keys()])
})
