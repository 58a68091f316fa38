import { beforeAll, expect, test } from 'vitest'
import { aCatalogue, aParentRecord, aProductRecord } from '#tests/builders/import-records.ts'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { aContentShop } from '../content/content-shop.ts'

/** More products than one part of the sitemap contains. */
const PRODUCTS = 640
const NUMBERS = Array.from({ length: PRODUCTS }, (_, at) => String(60_000 + at))
const shop = aContentShop()

beforeAll(async () => {
  await emptyStorage()
  await shop.import(
    aCatalogue({
      families: NUMBERS.map((number) => aParentRecord(number)),
      articles: NUMBERS.map((number) => aProductRecord(number, { family: number })),
    }),
  )
})

test.each(['de', 'en'])('the sitemap parts in %s contain each product once', async (locale) => {
  const parts = await Promise.all(
    [1, 2, 3].map((part) => shop.get(`/sitemap/${locale}-products-${part}.xml`)),
  )
  expect(parts.map(({ status }) => status)).toEqual([200, 200, 404])
  const numbers = parts.map(({ text }) =>
    [...text.matchAll(/<loc>[^<]*\/(\d+)<\/loc>/g)].map(([, number]) => number),
  )
  expect(numbers.flat()).toEqual(NUMBERS)
  expect(numbers[1]).toHaveLength(PRODUCTS - 500)
})

test('one feed names each product once, as Merchant Center follows no further pages', async () => {
  const { text } = await shop.get('/products.xml')
  const numbers = [...text.matchAll(/<g:id>(\d+)</g)].map(([, number]) => number)
  expect(numbers).toEqual(NUMBERS)
  expect(text).not.toContain('rel="next"')
  expect((await shop.get('/products.xml?p=2')).status).toBe(404)
})
