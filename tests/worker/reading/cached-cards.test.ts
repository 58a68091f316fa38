import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  aCatalogue,
  aCategory,
  aParentRecord,
  aGroup,
  aProductRecord,
} from '#tests/builders/import-records.ts'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { importCatalogue } from '../backend/catalogue/ops.ts'
import { listingOf } from '../backend/catalogue/store-api.ts'
import { countedBindings } from '../backend/sales/counted-db.ts'
import { aBrowser } from '../shopping/browser.ts'

beforeEach(async () => {
  await emptyStorage()
})
afterEach(() => {
  vi.useRealTimers()
})

// Templates outlive a test, so each shop has its own path.
let shops = 0
const BLACK = idOf('property-option', 'shade/black')

/** Three black products at 10, 20 and 30 €. */
async function aShop(cents = 1000) {
  const path = `/behalten-${++shops}`
  const catalogue = (first: number) =>
    aCatalogue({
      properties: [aGroup()],
      categories: [aCategory('fabrics', { path: { de: path, en: `/kept-${shops}` } })],
      families: ['70001', '70002', '70003'].map((key, position) =>
        aParentRecord(key, { position }),
      ),
      articles: ['70001', '70002', '70003'].map((number, index) =>
        aProductRecord(number, {
          family: number,
          slug: { de: number, en: number },
          properties: { shade: ['black'] },
          prices: [{ fromQuantity: 1, grossCents: first + index * 1000 }],
        }),
      ),
    })
  await importCatalogue(catalogue(cents))
  const { bindings, requested } = countedBindings()
  const browser = aBrowser(new Map(), { DB: bindings.DB })
  /** The numbers on a filtered page, and the count of database queries for cards. */
  const narrowed = async (query: string) => {
    requested.length = 0
    const { text } = await browser.get(`${path}?properties=${BLACK}&${query}`)
    return { shown: numbersIn(text), cards: requested.flat().filter(isOfCards).length, text }
  }
  return { narrowed, bindings, reimport: (first: number) => importCatalogue(catalogue(first)) }
}

const isOfCards = (query: string) => query.includes('cheapestId')
const numbersIn = (text: string) =>
  [...text.matchAll(/<h3><a [^>]*>Artikel (\d+)/g)].map(([, number]) => number)

test('differently filtered lists of the same products load their cards once', async () => {
  const { narrowed } = await aShop()
  expect(await narrowed('max-price=20')).toMatchObject({ shown: ['70001', '70002'], cards: 1 })
  expect(await narrowed('max-price=15')).toMatchObject({ shown: ['70001'], cards: 0 })
  expect(await narrowed('max-price=40')).toMatchObject({
    shown: ['70001', '70002', '70003'],
    cards: 1,
  })
  expect(await narrowed('min-price=5')).toMatchObject({
    shown: ['70001', '70002', '70003'],
    cards: 0,
  })
})

test('cards are loaded again after ten seconds', async () => {
  const { narrowed } = await aShop()
  expect(await narrowed('max-price=20')).toMatchObject({ cards: 1 })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11_000 })
  expect(await narrowed('max-price=15')).toMatchObject({ shown: ['70001'], cards: 1 })
})

test('an import is visible at once', async () => {
  const { narrowed, reimport } = await aShop()
  expect((await narrowed('max-price=90')).text).toContain('10,00')
  await reimport(1100)
  const after = await narrowed('max-price=91')
  expect(after.text).toContain('11,00')
  expect(after.cards).toBe(1)
})

test('a Store API client always gets current cards', async () => {
  const { narrowed, bindings } = await aShop()
  const stock = async () =>
    (await listingOf('fabrics', { properties: BLACK }, { bindings })).elements[0]?.stock
  await narrowed('max-price=90')
  expect(await stock()).not.toBe(3)
  await bindings.DB.prepare(`UPDATE product SET stock = 3 WHERE number = '70001'`).run()
  expect(await stock()).toBe(3)
})
