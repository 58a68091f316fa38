import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isOfOtherVersion } from '#scripts/server/migrate.ts'
import { moveAside } from '#scripts/server/move-aside.ts'

const databaseWith = (...names: readonly string[]) => ({
  prepare: () => ({
    bind: () => null,
    all: async () => ({ results: names.map((name) => ({ name })) }),
  }),
  batch: async () => [],
})

test('a database is of another version if it contains an unknown migration', async () => {
  expect(await isOfOtherVersion(databaseWith('0001_catalogue.sql', '0181_old.sql'))).toBe(true)
})

test('a new database, and one without the latest migrations, are of this version', async () => {
  expect(await isOfOtherVersion(databaseWith())).toBe(false)
  expect(await isOfOtherVersion(databaseWith('0001_catalogue.sql'))).toBe(false)
})

test('a storage that is moved aside keeps its data, next to earlier ones', () => {
  const storage = join(mkdtempSync(join(tmpdir(), 'ripstop-aside-')), 'v3')
  for (const data of ['first', 'second']) {
    mkdirSync(storage)
    writeFileSync(join(storage, 'data'), data)
    const moved = moveAside(storage)
    expect(existsSync(storage)).toBe(false)
    expect(readFileSync(join(moved, 'data'), 'utf8')).toBe(data)
  }
})
