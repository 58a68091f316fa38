import { env } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import { z } from '#shared/schemas/zod.ts'
import { all } from '#worker/backend/sql/run.ts'
import { sql } from '#worker/backend/sql/sql.ts'
import { emptyStorage } from '#tests/worker/empty-storage.ts'

const DEFINITION = /^CREATE (?:UNIQUE |VIRTUAL )?(TABLE|TRIGGER|VIEW|INDEX) (\w+)/gm
const LEAST_DEFINITIONS = 150

const migrations = env.TEST_MIGRATIONS.flatMap(({ queries }) => queries).join('\n')
const defined = [...migrations.matchAll(DEFINITION)].map(([, kind, name]) => `${kind} ${name}`)

beforeAll(async () => {
  await emptyStorage()
})

test('no table, view, index or trigger is defined twice', () => {
  expect(defined.length).toBeGreaterThan(LEAST_DEFINITIONS)
  expect(defined.filter((name, index) => defined.indexOf(name) !== index)).toEqual([])
})

test('the migrations drop and alter nothing of the baseline', async () => {
  const Entry = z.object({ type: z.string(), name: z.string() })
  const found = await all(env.DB, Entry, sql`SELECT type, name FROM sqlite_master`)
  const names = new Set(found.map(({ type, name }) => `${type.toUpperCase()} ${name}`))
  expect(defined.filter((name) => !names.has(name))).toEqual([])
})
