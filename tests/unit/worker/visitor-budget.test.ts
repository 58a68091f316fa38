import { expect, test } from 'vitest'
import { estimateCost } from '#worker/backend/http/request-cost.ts'
import { createVisitorBudget } from '#worker/runtime/visitor-budget.ts'

test("a visitor's budget refills with time, independent of others", () => {
  const budget = createVisitorBudget({ atOnce: 100, aSecond: 10 })
  expect([budget.take('a', 60, 0), budget.take('a', 40, 0)]).toEqual([0, 0])
  expect(budget.take('a', 35, 0)).toBe(4)
  expect(budget.take('b', 60, 0)).toBe(0)
  expect(budget.take('a', 35, 3_000)).toBe(1)
  expect(budget.take('a', 35, 4_000)).toBe(0)
})

test('unused cost is returned to the budget', () => {
  const budget = createVisitorBudget({ atOnce: 100, aSecond: 10 })
  budget.take('a', 100, 0)
  budget.giveBack('a', 60)
  expect([budget.take('a', 60, 0), budget.take('a', 10, 0)]).toEqual([0, 1])
})

test('a call above the whole budget is allowed if the budget is full', () => {
  const budget = createVisitorBudget({ atOnce: 100, aSecond: 10 })
  expect(budget.take('a', 500, 0)).toBe(0)
  expect(budget.take('a', 1, 0)).toBeGreaterThan(0)
  expect(budget.take('a', 1, 60_000)).toBe(0)
})

test('at most ten thousand visitors are tracked', () => {
  const budget = createVisitorBudget({ atOnce: 1, aSecond: 1 })
  for (let visitor = 0; visitor <= 10_000; visitor++) budget.take(`v${visitor}`, 1, 0)
  expect([budget.take('v0', 1, 0), budget.take('v10000', 1, 0)]).toEqual([0, 1])
})

const equals = { type: 'equals', field: 'active', value: true }
const terms = (aggregation?: object) => ({ type: 'terms', field: 'id', name: 'a', aggregation })

test.each([
  ['/store-api/product', {}, 100],
  ['/store-api/product', { limit: 24 }, 24],
  ['/store-api/product', { limit: '48' }, 48],
  ['/store-api/product', { ids: ['a', 'b'] }, 2],
  ['/store-api/country', {}, 0],
  ['/store-api/search', { search: 'nylon', limit: 24 }, 24],
  ['/store-api/search', { limit: 1, filter: [equals, equals] }, 9],
  ['/store-api/search', { limit: 1, filter: [{ type: 'and', queries: [equals] }] }, 9],
  ['/store-api/search', { limit: 1, filter: [equals], aggregations: [terms(terms())] }, 29],
  ['/store-api/search', { limit: 1, sort: 'name', grouping: ['id'] }, 13],
])('the request %s with %j costs %i', (path, input, weight) => {
  expect(estimateCost(path, input)).toBe(weight)
})

test('deeply nested input has a cost too', () => {
  const deep: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000))
  expect(estimateCost('/store-api/search', { filter: deep, sort: deep })).toBe(24)
})

test('thirty values cost thirty times as much as one', () => {
  const value = Array.from({ length: 30 }, String)
  const filter = [{ type: 'equalsAll', field: 'id', value }]
  expect(estimateCost('/store-api/search', { limit: 0, filter })).toBe(124)
})
