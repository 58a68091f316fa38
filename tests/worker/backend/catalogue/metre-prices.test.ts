import { expect, test } from 'vitest'
import { z } from '#shared/schemas/zod.ts'
import { aCatalogue, aFamily, anArticle } from '#tests/builders/import-records.ts'
import { idOf } from '#worker/backend/http/ids.ts'
import { importCatalogue } from './ops.ts'
import { read } from './store-api.ts'

const Answer = z.object({ elements: z.array(z.object({ productNumber: z.string() })) })

async function numbers(body: object) {
  const answer = await read(`/product-listing/${idOf('category', 'fabrics')}`, body)
  return Answer.parse(answer.body).elements.map(({ productNumber }) => productNumber)
}

test('what is sold by the metre is bounded by the price of a metre, as shoppers read it', async () => {
  await importCatalogue(
    aCatalogue({
      families: [aFamily('cloth'), aFamily('buckle')],
      articles: [
        anArticle('70000', {
          family: 'cloth',
          unit: 'm',
          content: { unit: 'm', milli: 100, referenceMilli: 1000 },
          prices: [{ fromQuantity: 1, grossCents: 119 }],
        }),
        anArticle('70001', { family: 'buckle' }),
      ],
    }),
  )
  expect(await numbers({ 'min-price': 11.9, 'max-price': 11.9 })).toEqual(['70000'])
  expect(await numbers({ 'max-price': 1.2 })).toEqual(['70001'])
})
