import { expect, test } from 'vitest'
import type { Filter } from '#worker/backend/http/criteria/filter.ts'
import { sqlCondition } from '#worker/backend/http/criteria/sql.ts'
import { sql } from '#worker/backend/sql/sql.ts'

const about = { fields: { number: { sql: sql`p.number` } }, entity: 'product', today: '2026-11-23' }
const isOne: Filter = { kind: 'equals', field: 'number', value: '70000' }

function conditionOf(filter: Filter): string {
  const made = sqlCondition([filter], about, [])
  if (!made.ok) throw new Error(made.error.detail)
  return made.value.toStatement().text
}

test('SQL comparisons of criteria use the index', () => {
  expect(conditionOf(isOne)).toBe('(p.number IS (?1 ->> 0))')
  expect(conditionOf({ kind: 'and', queries: [isOne] })).not.toContain('coalesce')
})

test('the negation of a comparison with an unknown value is true', () => {
  const made = conditionOf({ kind: 'nand', queries: [isOne] })
  expect(made).toBe('(NOT coalesce((p.number IS (?1 ->> 0)), 0))')
})
