import { describe, expect, test } from 'vitest'
import { refusalIn } from '#tests/contract/store-api/refusal.ts'
import { aVisitor } from '#tests/contract/store-api/visitor.ts'

async function refused(criteria: unknown) {
  return refusalIn(await aVisitor().call('POST', '/product', criteria))
}

const equals = { type: 'equals', field: 'active', value: true }

describe('refused criteria', () => {
  test('criteria for more than 100 products at once are refused', async () => {
    const { status, codes } = await refused({ limit: 101 })
    expect(status).toBe(400)
    expect(codes).toEqual(['FRAMEWORK__QUERY_LIMIT_EXCEEDED'])
  })

  test.each([0, -1, 'many', 1.5])('criteria with the limit %j are refused', async (limit) => {
    expect((await refused({ limit })).status).toBe(400)
  })

  test.each([0, -1, 'last'])('criteria with the page %j are refused', async (page) => {
    expect((await refused({ page })).status).toBe(400)
  })

  test.each([
    ['an unknown field', [{ ...equals, field: 'nonsense' }]],
    ['a field of an unknown association', [{ ...equals, field: 'nonsense.name' }]],
    ['an unknown type', [{ ...equals, type: 'resembles' }]],
    ['no field', [{ type: 'equals', value: true }]],
    ['no value', [{ type: 'equals', field: 'active' }]],
    ['no type', [{ field: 'active', value: true }]],
    ['a range without bounds', [{ type: 'range', field: 'stock', parameters: {} }]],
    ['an unknown operator', [{ type: 'multi', operator: 'maybe', queries: [equals] }]],
    ['text', 'active'],
  ])('criteria with a filter with %s are refused', async (_, filter) => {
    expect((await refused({ filter })).status).toBe(400)
  })

  test('criteria with SQL in a filter are refused', async () => {
    const field = 'id" OR 1=1 --'
    expect((await refused({ filter: [{ ...equals, field }] })).status).toBe(400)
    expect((await refused({ sort: [{ field, order: 'ASC' }] })).status).toBe(400)
  })

  test('criteria with endlessly nested filters are refused', async () => {
    let filter: object = equals
    for (let depth = 0; depth < 2_000; depth++) {
      filter = { type: 'multi', operator: 'and', queries: [filter] }
    }
    expect((await refused({ filter: [filter] })).status).toBe(400)
  })

  test('criteria that sort by an unknown field are refused', async () => {
    expect((await refused({ sort: [{ field: 'nonsense', order: 'ASC' }] })).status).toBe(400)
  })

  test('criteria with an unknown association are refused with a code that names it', async () => {
    const { status, codes } = await refused({ associations: { nonsense: {} } })
    expect(codes).toEqual(['FRAMEWORK__ASSOCIATION_NOT_FOUND'])
    expect(status).toBe(500)
  })

  test('criteria with invalid ids are refused', async () => {
    const { status, codes } = await refused({ ids: ['not-an-id'] })
    expect(status).toBe(400)
    expect(codes).toEqual(['FRAMEWORK__INVALID_UUID'])
  })
})
