import { beforeEach, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import {
  aCatalogue,
  aCategory,
  aParentRecord,
  aProductRecord,
} from '#tests/builders/import-records.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { aContentShop } from '../content/content-shop.ts'

beforeEach(async () => {
  await emptyStorage()
})

// Templates outlive a test, so each shop has its own paths.
let shops = 0

/** A shop with this number of single-product parents, in a category at `path`. */
async function aShopOf(parents: number) {
  const keys = Array.from({ length: parents }, (_, index) => `family-${index}`)
  const shop = aContentShop()
  const stoffe = `/stoffe-${++shops}`
  const endlos = `/endlos-${shops}`
  await shop.import(
    aCatalogue({
      categories: [
        aCategory('fabrics', {
          path: { de: stoffe, en: `/fabrics-${shops}` },
          name: { de: 'Stoffe', en: 'Fabrics' },
        }),
        aCategory('endless', { path: { de: endlos, en: `/endless-${shops}` }, position: 2 }),
      ],
      families: [...keys, 'other'].map((key, position) => aParentRecord(key, { position })),
      articles: keys.map((parent, index) =>
        aProductRecord(String(70_000 + index), {
          family: parent,
          slug: { de: parent, en: parent },
          prices: [{ fromQuantity: 1, grossCents: 100 + index }],
        }),
      ),
    }),
  )
  return { ...shop, stoffe, endlos }
}

const cardsIn = (text: string) => text.match(/<li class="card">/g)?.length ?? 0
const firstName = (text: string) => /<h3><a [^>]*>([^<]+)/.exec(text)?.[1]

test('a listing shows ten products, or another allowed page size', async () => {
  const shop = await aShopOf(30)
  expect(cardsIn((await shop.get(shop.stoffe)).text)).toBe(10)
  expect(cardsIn((await shop.get(`${shop.stoffe}?limit=24`)).text)).toBe(24)
  expect(cardsIn((await shop.get(`${shop.stoffe}?limit=1000`)).text)).toBe(10)
})

test('further pages have addresses, and a page after the last returns 404', async () => {
  const shop = await aShopOf(12)
  const first = await shop.get(shop.stoffe)
  expect(first.text).toContain(`href="${shop.stoffe}?p=2"`)
  const second = await shop.get(`${shop.stoffe}?p=2`)
  expect(cardsIn(second.text)).toBe(2)
  expect(second.text).toContain(`rel="canonical" href="https://shop.test${shop.stoffe}?p=2"`)
  const statusOf = async (p: string) => (await shop.get(`${shop.stoffe}?p=${p}`)).status
  expect(await Promise.all(['3', '99999'].map(statusOf))).toEqual([404, 404])
  expect(await Promise.all(['0', '-1', 'two', ''].map(statusOf))).toEqual([200, 200, 200, 200])
})

test('sorting is a form that works without script, and the address contains it', async () => {
  const shop = await aShopOf(12)
  const { text } = await shop.get(`${shop.stoffe}?order=price-desc`)
  expect(firstName(text)).toBe('Artikel 70011')
  expect(text).toContain('<option value="price-desc" selected="">')
  expect(text).toContain(`href="${shop.stoffe}?order=price-desc&amp;p=2"`)
})

test('a list of prices has one note on VAT and shipping above it', async () => {
  const shop = await aShopOf(3)
  const { text } = await shop.get(shop.stoffe)
  const prices = text.match(/<p class="price/g)?.length
  expect(prices).toBe(3)
  expect(text.match(/<p class="tax">/g)).toHaveLength(1)
  expect(text.indexOf('<p class="tax">')).toBeLessThan(text.indexOf('<p class="price'))
})

test('a path that starts like a language prefix is a normal path', async () => {
  const shop = await aShopOf(1)
  const { status, text } = await shop.get(shop.endlos)
  expect(status).toBe(200)
  expect(text).toContain('<html lang="de"')
})

test('an id redirects to the address, and an empty category links to other pages', async () => {
  const shop = await aShopOf(1)
  const { status, headers } = await shop.get(`/navigation/${idOf('category', 'fabrics')}`)
  expect([status, headers.get('location')]).toEqual([301, shop.stoffe])
  expect((await shop.get(shop.endlos)).text).toContain('class="empty"')
})

test('the main category of the page is marked in the navigation', async () => {
  const shop = await aShopOf(1)
  const { text } = await shop.get(shop.stoffe)
  expect(text).toContain(`<a href="${shop.stoffe}" aria-current="page">Stoffe</a>`)
})
