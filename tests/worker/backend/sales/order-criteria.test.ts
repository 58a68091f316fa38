import { beforeAll, expect, test } from 'vitest'
import { aClient } from './client.ts'
import { anOrder } from './paying.ts'
import { aBuckle, stockShop } from './stock.ts'

const LAST_PAYMENT = 'transactions.stateMachineState.technicalName'
const EXCEEDED = 'FRAMEWORK__QUERY_LIMIT_EXCEEDED'

const shopper = aClient()

// Read only, so all tests share the order.
beforeAll(async () => {
  await stockShop([aBuckle()])
  await anOrder(shopper)
})

/** The response to a customer's order query: the status, and the reason of a refusal. */
async function requested(criteria: object) {
  const { status, body } = await shopper.call('POST', '/order', criteria)
  const [error] = (body as { errors?: { code: string; detail: string }[] }).errors ?? []
  return { status, ...(error && { code: error.code, detail: error.detail }) }
}

const counts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `a${index}`, type: 'count', field: 'id' }))
const filters = (count: number) =>
  Array.from({ length: count }, () => ({ type: 'equals', field: LAST_PAYMENT, value: 'open' }))

test('aggregations of orders are limited in number', async () => {
  expect(await requested({ aggregations: counts(20) })).toEqual({ status: 200 })
  expect(await requested({ aggregations: counts(21) })).toMatchObject({
    status: 400,
    code: 'FRAMEWORK__INVALID_AGGREGATION_QUERY',
  })
})

test('order criteria are limited in comparisons, like the search', async () => {
  const value = Array.from({ length: 30 }, (_, index) => `value ${index}`)
  const all = (count: number) =>
    Array.from({ length: count }, () => ({ type: 'equalsAll', field: 'lineItems.label', value }))
  expect(await requested({ filter: all(2) })).toEqual({ status: 200 })
  expect(await requested({ filter: all(20) })).toMatchObject({ status: 400, code: EXCEEDED })
  expect(await requested({ 'post-filter': all(20) })).toMatchObject({ status: 400, code: EXCEEDED })
})

test('aggregations of orders repeat the filters, so their product is limited', async () => {
  expect(await requested({ aggregations: counts(20), filter: filters(5) })).toEqual({ status: 200 })
  const refused = await requested({ aggregations: counts(20), filter: filters(14) })
  expect(refused).toMatchObject({ status: 400, code: EXCEEDED })
})

test('an order query that the database would refuse as too long is refused', async () => {
  const isOpenOrUnpaid = { type: 'equalsAny', field: LAST_PAYMENT, value: ['open', null] }
  const filter = Array.from({ length: 13 }, () => isOpenOrUnpaid)
  expect(await requested({ aggregations: counts(20), filter })).toEqual({
    status: 400,
    code: EXCEEDED,
    detail: expect.stringContaining('too long for the database'),
  })
})
