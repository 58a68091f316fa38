import { expect, expectTypeOf, test } from 'vitest'
import { z } from '#shared/schemas/zod.ts'
import { flag, int, json, rowId, text } from '#worker/backend/sql/columns.ts'
import { sql } from '#worker/backend/sql/sql.ts'
import { insertAll, insertInto, type NewRow, pick, set, table } from '#worker/backend/sql/table.ts'

const PetTable = table('pet', {
  id: rowId,
  petName: text,
  isTame: flag,
  age: int.nullable(),
  toys: json(z.array(z.string())).nullable(),
})

const rex = { petName: 'Rex', isTame: true, toys: ['ball'] }

test('the columns of a table are read by their keys', () => {
  expect(pick(PetTable, 'petName', 'age').columns.toStatement().text).toBe(
    '"pet"."pet_name" AS "petName", "pet"."age" AS "age"',
  )
})

test('an insert names the given columns only', () => {
  expect(insertInto(PetTable, rex).toStatement()).toEqual({
    text: 'INSERT INTO "pet" ("pet_name", "is_tame", "toys") VALUES (?1, ?2, ?3)',
    values: ['Rex', true, ['ball']],
  })
})

test('an insert with a condition selects its values', () => {
  const hasRoom = sql`(SELECT count(*) FROM pet) < ${3}`
  expect(insertInto(PetTable, rex, hasRoom).toStatement().text).toBe(
    'INSERT INTO "pet" ("pet_name", "is_tame", "toys") SELECT ?1, ?2, ?3' +
      ' WHERE (SELECT count(*) FROM pet) < ?4',
  )
})

test('an insert of no rows inserts nothing', () => {
  expect(insertAll(pick(PetTable, 'petName', 'age'), []).toStatement()).toEqual({
    text: `INSERT INTO "pet" ("pet_name", "age")
    SELECT value ->> '$.petName', value ->> '$.age' FROM json_each(?1) WHERE true`,
    values: [[]],
  })
})

test('fields that are not columns are ignored', () => {
  const request = { ...rex, 'name) --': 'x', hash: 'secret' }
  expect(insertInto(PetTable, request).toStatement()).toEqual(
    insertInto(PetTable, rex).toStatement(),
  )
  expect(insertAll(PetTable, [request]).toStatement()).toEqual(
    insertAll(PetTable, [rex]).toStatement(),
  )
  const changed = { age: 3, hash: 'secret' }
  expect(set(PetTable, changed).toStatement()).toEqual({ text: '"age" = ?1', values: [3] })
})

test('only nullable columns and row ids can be omitted', () => {
  type Required = {
    [K in keyof NewRow<typeof PetTable.row.shape>]-?: undefined extends NewRow<
      typeof PetTable.row.shape
    >[K]
      ? never
      : K
  }[keyof NewRow<typeof PetTable.row.shape>]
  expectTypeOf<Required>().toEqualTypeOf<'petName' | 'isTame'>()
})
