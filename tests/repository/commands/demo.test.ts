import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { catalogueState, takesDemo } from '#scripts/server/demo.ts'
import { migrate } from '#scripts/server/migrate.ts'
import { openDatabase } from '#scripts/server/open-database.ts'

const storage = mkdtempSync(join(tmpdir(), 'ripstop-demo-'))
let opened: Awaited<ReturnType<typeof openDatabase>>

beforeAll(async () => {
  opened = await openDatabase(storage)
  await migrate(opened.db)
}, 60_000)
afterAll(async () => {
  await opened.close()
  rmSync(storage, { recursive: true })
})
afterEach(async () => {
  for (const table of ['catalogue_version', 'suspended_trigger', 'manufacturer'])
    await opened.db.exec(`DELETE FROM ${table}`)
})

const importSomething = () =>
  opened.db.exec("INSERT INTO catalogue_version (only_row, version, name) VALUES (1, 'a1', 'mine')")

test('starting the shop imports the demo into a new database', async () => {
  expect(await takesDemo(opened.db, undefined)).toBe(true)
})

test('starting in production imports no demo and explains how to fill the shop', async () => {
  expect(await takesDemo(opened.db, 'production')).toBe(false)
  expect(await catalogueState(opened.db, storage)).toBe(
    'empty: npm run shop -- import <folder>, or restore <folder>',
  )
})

test('starting the shop does not change a database with an import', async () => {
  await importSomething()
  expect(await takesDemo(opened.db, undefined)).toBe(false)
})

test('starting the shop does not change a database during a restore', async () => {
  await opened.db.exec("INSERT INTO suspended_trigger (name, sql) VALUES ('a', 'b')")
  expect(await takesDemo(opened.db, undefined)).toBe(false)
})

test('starting the shop reports a newer demo and does not import it', async () => {
  await importSomething()
  writeFileSync(join(storage, '.seeded-from'), 'another state of the sources')
  expect(await catalogueState(opened.db, storage)).toContain('npm run shop -- import --demo')
})
