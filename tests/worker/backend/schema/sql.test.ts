import { env } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import { z } from '#shared/schemas/zod.ts'
import { flag, int, json, rowId, text } from '#worker/backend/sql/columns.ts'
import { all, batch, changes, first, rowsOf } from '#worker/backend/sql/run.ts'
import { list, sql } from '#worker/backend/sql/sql.ts'
import { insertAll, insertInto, pick, set, table } from '#worker/backend/sql/table.ts'
import { emptyStorage } from '#tests/worker/empty-storage.ts'

const PetTable = table('pet', {
  id: rowId,
  petName: text,
  isTame: flag,
  bornAt: text.nullable(),
  age: int.nullable(),
  toys: json(z.array(z.string())).nullable(),
})
const NameTable = pick(PetTable, 'petName')

beforeAll(async () => {
  await emptyStorage()
  await env.DB.exec(
    'CREATE TABLE pet (id INTEGER PRIMARY KEY, pet_name TEXT NOT NULL, is_tame INTEGER NOT NULL, born_at TEXT, age INTEGER, toys TEXT)',
  )
  await batch(env.DB, [
    insertInto(PetTable, {
      petName: 'Rex',
      isTame: true,
      bornAt: new Date(0).toISOString(),
      toys: ['ball', `"'`],
    }),
    insertAll(PetTable, [
      { petName: 'Tom', isTame: false, age: 3, toys: null },
      { petName: 'Ida', isTame: true, age: null, toys: [] },
    ]),
  ])
})

const pets = () => all(env.DB, PetTable.row, sql`SELECT ${PetTable.columns} FROM pet ORDER BY id`)

test('rows are read as they were written', async () => {
  expect(await pets()).toEqual([
    {
      id: 1,
      petName: 'Rex',
      isTame: true,
      bornAt: '1970-01-01T00:00:00.000Z',
      age: null,
      toys: ['ball', `"'`],
    },
    { id: 2, petName: 'Tom', isTame: false, bornAt: null, age: 3, toys: null },
    { id: 3, petName: 'Ida', isTame: true, bornAt: null, age: null, toys: [] },
  ])
})

test('null is SQL NULL, in single rows and in lists', async () => {
  const named = sql`SELECT ${NameTable.columns} FROM pet WHERE toys IS NULL`
  expect(await all(env.DB, NameTable.row, named)).toEqual([{ petName: 'Tom' }])
})

test('booleans, dates, objects and lists are bound as SQLite stores them', async () => {
  const Row = z.object({ yes: z.int(), at: z.string(), object: z.string(), list: z.string() })
  const at = new Date(Date.UTC(2026, 0, 2))
  expect(
    await first(
      env.DB,
      Row,
      sql`SELECT ${true} AS yes, ${at} AS at, ${{ a: 1 }} AS object, ${['b']} AS list`,
    ),
  ).toEqual({ yes: 1, at: '2026-01-02T00:00:00.000Z', object: '{"a":1}', list: '["b"]' })
})

test('a list of values is a list in SQL', async () => {
  const among = sql`SELECT ${NameTable.columns} FROM pet
    WHERE pet_name IN (${list(['Ida', 'Tom'])}) ORDER BY pet_name`
  expect(await all(env.DB, NameTable.row, among)).toEqual([{ petName: 'Ida' }, { petName: 'Tom' }])
})

test('an insert whose condition fails changes nothing', async () => {
  const isEmpty = sql`NOT EXISTS (SELECT 1 FROM pet)`
  expect(
    await changes(env.DB, insertInto(PetTable, { petName: 'Max', isTame: true }, isEmpty)),
  ).toBe(0)
})

test('an update sets the given columns only', async () => {
  const [, read] = await batch(env.DB, [
    sql`UPDATE pet SET ${set(PetTable, { isTame: true, age: 4 })} WHERE pet_name = ${'Tom'}`,
    sql`SELECT ${PetTable.columns} FROM pet WHERE pet_name = ${'Tom'}`,
    sql`UPDATE pet SET ${set(PetTable, { isTame: false, age: 3 })} WHERE pet_name = ${'Tom'}`,
  ])
  expect(rowsOf(PetTable.row, read)).toMatchObject([{ petName: 'Tom', isTame: true, age: 4 }])
})

test('a batch fails as a whole', async () => {
  const before = await pets()
  const broken = batch(env.DB, [sql`DELETE FROM pet`, sql`DELETE FROM missing`])
  await expect(broken).rejects.toThrow('missing')
  expect(await pets()).toEqual(before)
})

test('a row that does not match its schema is refused', async () => {
  const read = all(env.DB, NameTable.row, sql`SELECT 1 AS "petName"`)
  await expect(read).rejects.toThrow('expected string')
})
