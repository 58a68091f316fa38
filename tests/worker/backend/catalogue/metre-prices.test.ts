import { expect, test } from 'vitest'
import { z } from '#shared/schemas/zod.ts'
import { aCatalogue, aParentRecord, aProductRecord } from '#tests/builders/import-records.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { importCatalogue } from './ops.ts'
import { read } from './store-api.ts'

const Answer = z.object({ elements: z.array(z.object({ productNumber: z.string() })) })

async function numbers(body: object, headers: Readonly<Record<string, string>> = {}) {
  const response = await read(`/product-listing/${idOf('category', 'fabrics')}`, body, { headers })
  return Answer.parse(response.body).elements.map(({ productNumber }) => productNumber)
}

test('price bounds of metre goods use the displayed price per metre', async () => {
  await importCatalogue(
    aCatalogue({
      families: [aParentRecord('cloth'), aParentRecord('buckle')],
      articles: [
        aProductRecord('70000', {
          family: 'cloth',
          unit: 'm',
          content: { unit: 'm', milli: 100, referenceMilli: 1000 },
          prices: [{ fromQuantity: 1, grossCents: 119 }],
        }),
        aProductRecord('70001', { family: 'buckle' }),
      ],
    }),
  )
  expect(await numbers({ 'min-price': 11.9, 'max-price': 11.9 })).toEqual(['70000'])
  expect(await numbers({ 'max-price': 1.2 })).toEqual(['70001'])
})

test('net price displays use net bounds and net sorting', async () => {
  await importCatalogue(
    aCatalogue({
      families: [aParentRecord('book'), aParentRecord('buckle')],
      articles: [
        aProductRecord('70000', {
          family: 'book',
          taxClass: 'reduced',
          prices: [{ fromQuantity: 1, grossCents: 1070 }],
        }),
        aProductRecord('70001', {
          family: 'buckle',
          prices: [{ fromQuantity: 1, grossCents: 1130 }],
        }),
      ],
    }),
  )
  const abroad = { 'ripstop-price-segment': 'net-export' }
  expect(await numbers({ order: 'price-asc' })).toEqual(['70000', '70001'])
  expect(await numbers({ order: 'price-asc' }, abroad)).toEqual(['70001', '70000'])
  expect(await numbers({ 'min-price': 10, 'max-price': 10 }, abroad)).toEqual(['70000'])
})
