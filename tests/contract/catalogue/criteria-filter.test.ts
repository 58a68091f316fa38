import { describe, expect, test } from 'vitest'
import { UNKNOWN_ID } from '#tests/contract/store-api/access.ts'
import { firstProducts, type Product } from '#tests/contract/store-api/products.ts'
import { needed } from '#tests/contract/store-api/precondition.ts'
import { numbers, search } from '#tests/contract/store-api/product-search.ts'

/** Three products with different numbers, and the numbers in order. */
async function three(): Promise<readonly [Product, Product, Product]> {
  const [one, two, other] = await firstProducts()
  return [
    needed(one, 'three articles'),
    needed(two, 'three articles'),
    needed(other, 'three articles'),
  ]
}

const number = ({ productNumber }: Product) => productNumber
const has = (product: Product) => ({
  type: 'equals',
  field: 'productNumber',
  value: number(product),
})

const inRange = (parameters: object) =>
  numbers([{ type: 'range', field: 'productNumber', parameters }])

describe('filters of criteria', () => {
  test('an equals filter finds the equal product', async () => {
    const [one] = await three()
    expect(await numbers([has(one)])).toEqual([number(one)])
    expect(await numbers([{ type: 'equals', field: 'id', value: one.id }])).toEqual([number(one)])
  })

  test('an equals filter without a match finds nothing', async () => {
    const { elements, total } = await search({
      filter: [{ type: 'equals', field: 'id', value: UNKNOWN_ID }],
    })
    expect(elements).toEqual([])
    expect(total).toBe(0)
  })

  test('an equalsAny filter accepts a list, or values joined with `|`', async () => {
    const [one, two] = await three()
    const both = [number(one), number(two)]
    for (const value of [both, both.join('|')]) {
      expect(await numbers([{ type: 'equalsAny', field: 'productNumber', value }])).toEqual(both)
    }
  })

  test('a range filter includes or excludes its bounds', async () => {
    const [one, two, other] = await three()
    const ends = [number(one), number(other)]
    expect(await inRange({ gte: ends[0], lte: ends[1] })).toEqual([ends[0], number(two), ends[1]])
    expect(await inRange({ gt: ends[0], lt: ends[1] })).toEqual([number(two)])
  })

  test('a range filter finds products with enough stock', async () => {
    const { elements } = await search({
      limit: 20,
      filter: [{ type: 'range', field: 'stock', parameters: { gte: 500 } }],
    })
    expect(elements.length).toBeGreaterThan(0)
    for (const { stock } of elements) expect(stock).toBeGreaterThanOrEqual(500)
  })

  test('all filters of a list must match', async () => {
    const [one, two] = await three()
    expect(await numbers([has(one), has(two)])).toEqual([])
  })

  test('a filter can name a manufacturer', async () => {
    const [one] = await three()
    const { manufacturerId = '' } = one
    const { elements } = await search({
      limit: 20,
      filter: [{ type: 'equals', field: 'manufacturerId', value: manufacturerId }],
    })
    expect(elements.length).toBeGreaterThan(0)
    for (const product of elements) expect(product.manufacturerId).toBe(manufacturerId)
  })
})

describe('combined filters', () => {
  test('filters can be combined by or', async () => {
    const [one, two] = await three()
    const either = [{ type: 'multi', operator: 'or', queries: [has(one), has(two)] }]
    expect(await numbers(either)).toEqual([number(one), number(two)])
  })

  test('filters can be combined by and', async () => {
    const [one, two] = await three()
    const both = [{ type: 'multi', operator: 'and', queries: [has(one), has(two)] }]
    expect(await numbers(both)).toEqual([])
  })

  test('filters can be excluded by not', async () => {
    const [one, two, other] = await three()
    const some = [number(one), number(two), number(other)]
    expect(
      await numbers([
        { type: 'equalsAny', field: 'productNumber', value: some },
        { type: 'not', operator: 'or', queries: [has(one), has(other)] },
      ]),
    ).toEqual([number(two)])
  })

  test('combined filters can be nested', async () => {
    const [one, , other] = await three()
    const notOne = { type: 'not', operator: 'and', queries: [has(one)] }
    const either = { type: 'multi', operator: 'or', queries: [has(one), has(other)] }
    const filter = [{ type: 'multi', operator: 'and', queries: [notOne, either] }]
    expect(await numbers(filter)).toEqual([number(other)])
  })
})
