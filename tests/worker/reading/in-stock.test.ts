import { beforeEach, expect, test } from 'vitest'
import type { ProductRecord } from '#shared/schemas/import/product.ts'
import {
  aCatalogue,
  aCategory,
  aParentRecord,
  aProductRecord,
} from '#tests/builders/import-records.ts'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { aContentShop } from '../content/content-shop.ts'

const BY_METRE = {
  unit: 'm' as const,
  content: { unit: 'm' as const, milli: 100, referenceMilli: 1000 },
}
const PRODUCTS: Readonly<Record<string, Partial<ProductRecord>>> = {
  70001: { ...BY_METRE, stock: 90, rolls: [40, 50] },
  70002: { ...BY_METRE, stock: 60, rolls: [60] },
  70003: { ...BY_METRE, stock: 49 },
  70004: { ...BY_METRE, stock: 0 },
  24500: { stock: 3 },
  24501: { stock: 0, availability: { state: 'availableInDays', days: 10 } },
  24502: { stock: 80, orderable: false },
}

beforeEach(async () => {
  await emptyStorage()
})

// Templates outlive a test, so each shop has its own paths.
let shops = 0

async function aShop(numbers = Object.keys(PRODUCTS)) {
  const shop = aContentShop()
  const path = `/vorrat-${++shops}`
  await shop.import(
    aCatalogue({
      categories: [aCategory('fabrics', { path: { de: path, en: `/stock-${shops}` } })],
      families: numbers.map((key, position) => aParentRecord(key, { position })),
      articles: numbers.map((number) =>
        aProductRecord(number, { family: number, ...PRODUCTS[number] }),
      ),
    }),
  )
  const shown = async (query: string) => {
    const { text } = await shop.get(`${path}?${query}`)
    return { text, numbers: [...text.matchAll(/<h3><a [^>]*>Artikel (\d+)/g)].map(([, n]) => n) }
  }
  return { ...shop, path, shown }
}

test('a list can be filtered by current stock, and shows the count before', async () => {
  const { get, path, shown } = await aShop()
  const { text } = await get(path)
  expect(text).toMatch(/name="stock"[^>]*>Auf Lager <small>4</)
  const found = await shown('stock=1')
  expect(found.numbers.toSorted()).toEqual(['24500', '70001', '70002', '70003'])
  expect(found.text).toContain('4 von 7')
})

test('the length filter looks for one piece: two shorter rolls do not match', async () => {
  const { shown } = await aShop()
  expect((await shown('piece=5')).numbers.toSorted()).toEqual(['70001', '70002'])
  expect((await shown('piece=5,05')).numbers).toEqual(['70002'])
  expect((await shown('piece=6,1')).numbers).toEqual([])
})

test('without known rolls the stock counts as one length', async () => {
  const { shown } = await aShop()
  expect((await shown('piece=4,9')).numbers).toContain('70003')
})

test('a set stock filter is shown above the list, with a link to remove it', async () => {
  const { path, shown } = await aShop()
  const { text } = await shown('stock=1&piece=5')
  expect(text).toContain('ab 5 m am Stück')
  expect(text).toContain(`href="${path}?stock=1"`)
  expect(text).toMatch(/name="piece"[^>]*value="5"|value="5"[^>]*name="piece"/)
})

test('a list of products by the piece has no length filter', async () => {
  const { get, path } = await aShop(['24500', '24501'])
  const { text } = await get(path)
  expect(text).toContain('name="stock"')
  expect(text).not.toContain('name="piece"')
})

test('a Store API client gets the same filter and the longest piece', async () => {
  const { storeApi } = await aShop()
  const told = await storeApi('/search', { search: 'Artikel', 'in-stock': true, 'min-piece': 5 })
  expect(told.body.total).toBe(2)
  expect(told.body.extensions.ripstop).toMatchObject({ longestPiece: 6 })
})
