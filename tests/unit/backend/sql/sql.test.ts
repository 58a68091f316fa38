import { expect, test } from 'vitest'
import { identifier, list, sql } from '#worker/backend/sql/sql.ts'

const statementOf = (query: ReturnType<typeof sql>) => query.toStatement()

test('a value is bound and never becomes text', () => {
  const name = `'; DROP TABLE orders; --`
  expect(statementOf(sql`SELECT 1 FROM orders WHERE id = ${name}`)).toEqual({
    text: 'SELECT 1 FROM orders WHERE id = ?1',
    values: [name],
  })
})

test('a nested SQL fragment preserves the order of its values', () => {
  const isOpen = sql`state = ${'open'} AND total_cents > ${5}`
  expect(statementOf(sql`SELECT ${1} FROM orders WHERE ${isOpen} LIMIT ${10}`)).toEqual({
    text: 'SELECT ?1 FROM orders WHERE state = ?2 AND total_cents > ?3 LIMIT ?4',
    values: [1, 'open', 5, 10],
  })
})

test('a value that occurs twice is bound once', () => {
  expect(statementOf(sql`${'a'} ${'b'} ${'a'}`)).toEqual({ text: '?1 ?2 ?1', values: ['a', 'b'] })
})

test('a list separates values and SQL fragments', () => {
  expect(statementOf(sql`id IN (${list(['a', 'b', 'c'])})`)).toEqual({
    text: 'id IN (?1, ?2, ?3)',
    values: ['a', 'b', 'c'],
  })
  const conditions = [sql`a = ${1}`, sql`b IS NULL`]
  expect(statementOf(list(conditions, ' AND ')).text).toBe('a = ?1 AND b IS NULL')
  expect(statementOf(sql`id IN (${list([])})`)).toEqual({ text: 'id IN ()', values: [] })
})

test('a name that is not fixed in the source is quoted', () => {
  const name = identifier('x" ; DROP TABLE orders; --')
  expect(statementOf(sql`SELECT 1 FROM ${name}`)).toEqual({
    text: 'SELECT 1 FROM "x"" ; DROP TABLE orders; --"',
    values: [],
  })
})
