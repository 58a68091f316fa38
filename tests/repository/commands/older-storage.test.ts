import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { unstable_splitSqlQuery as splitSqlQuery } from 'wrangler'
import { isOfOtherVersion } from '#scripts/server/migrate.ts'
import { moveAside } from '#scripts/server/move-aside.ts'

const FOLDER = 'worker/backend/migrations'
const BASELINE = '0001_catalogue.sql'

/** A database with applied migrations, whose tables were created by this text. */
const databaseWith = (names: readonly string[], text = '') => ({
  prepare: (query: string) => ({
    bind: () => null,
    all: async () => ({
      results: query.includes('sqlite_master')
        ? splitSqlQuery(text).flatMap((sql) => {
            const name = /CREATE (?:[A-Z]+ )+(\w+)/.exec(sql)?.[1]
            return name ? [{ name, sql: sql.slice(sql.indexOf('CREATE')) }] : []
          })
        : names.map((name) => ({ name })),
    }),
  }),
  batch: async () => [],
})

const baseline = readFileSync(join(FOLDER, BASELINE), 'utf8')

test('a database is of another version if it contains an unknown migration', async () => {
  expect(await isOfOtherVersion(databaseWith([BASELINE, '0181_old.sql'], baseline))).toBe(true)
})

test('a new database, and one without the latest migrations, are of this version', async () => {
  expect(await isOfOtherVersion(databaseWith([]))).toBe(false)
  expect(await isOfOtherVersion(databaseWith([BASELINE], baseline))).toBe(false)
})

test('a database is of another version if a migration was edited after it ran', async () => {
  const edited = baseline.replace('position INTEGER NOT NULL', 'position INTEGER')
  expect(edited).not.toBe(baseline)
  expect(await isOfOtherVersion(databaseWith([BASELINE], edited))).toBe(true)
})

test('an edited comment of a migration changes no version', async () => {
  const commented = baseline.replaceAll(/^(\s*)-- .*$/gm, '$1-- Another comment')
  expect(commented).not.toBe(baseline)
  expect(await isOfOtherVersion(databaseWith([BASELINE], commented))).toBe(false)
})

test('a database whose triggers a restore has suspended is of this version', async () => {
  const suspended = baseline.replaceAll(/CREATE TRIGGER.*?END;/gs, '')
  expect(suspended).not.toBe(baseline)
  expect(await isOfOtherVersion(databaseWith([BASELINE], suspended))).toBe(false)
})

test('a storage that is moved aside preserves its data, next to earlier ones', () => {
  const storage = join(mkdtempSync(join(tmpdir(), 'ripstop-aside-')), 'v3')
  for (const data of ['first', 'second']) {
    mkdirSync(storage)
    writeFileSync(join(storage, 'data'), data)
    const moved = moveAside(storage)
    expect(existsSync(storage)).toBe(false)
    expect(readFileSync(join(moved, 'data'), 'utf8')).toBe(data)
  }
})
