import { beforeEach, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import type { ProductRecord } from '#shared/schemas/import/product.ts'
import {
  aCatalogue,
  aCategory,
  aParentRecord,
  aGroup,
  aMeasure,
  aProductRecord,
} from '#tests/builders/import-records.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { aContentShop } from '../content/content-shop.ts'

beforeEach(async () => {
  await emptyStorage()
})

// Templates outlive a test, so each shop has its own paths.
let shops = 0

const BLACK = idOf('property-option', 'shade/black')
const OLIVE = idOf('property-option', 'shade/olive')

/** Two black fabrics of 30 and 90 g/m² at 10 and 20 €, and an olive one of 60 g/m² at 30 €. */
async function aShopOfThree() {
  const shop = aContentShop()
  const path = `/gefiltert-${++shops}`
  const fabric = (number: string, changes: Partial<ProductRecord>, euros: number) =>
    aProductRecord(number, {
      family: number,
      slug: { de: number, en: number },
      prices: [{ fromQuantity: 1, grossCents: euros * 100 }],
      ...changes,
    })
  await shop.import(
    aCatalogue({
      properties: [aGroup(), aMeasure('grammage', 'g/m²', [30, 60, 90])],
      categories: [
        aCategory('fabrics', {
          path: { de: path, en: `/filtered-${shops}` },
          filters: ['grammage', 'shade'],
        }),
      ],
      families: ['70001', '70002', '70003'].map((key, position) =>
        aParentRecord(key, { position }),
      ),
      articles: [
        fabric('70001', { properties: { shade: ['black'], grammage: ['30'] } }, 10),
        fabric('70002', { properties: { shade: ['black'], grammage: ['90'] } }, 20),
        fabric('70003', { properties: { shade: ['olive'], grammage: ['60'] } }, 30),
      ],
    }),
  )
  return { ...shop, path }
}

const numbersIn = (text: string) =>
  [...text.matchAll(/<h3><a [^>]*>Artikel (\d+)/g)].map(([, number]) => number)

test('a listing shows the filters of its category, in their order, with counts', async () => {
  const { get, path } = await aShopOfThree()
  const { text } = await get(path)
  expect(text.indexOf('grammage (g/m²)')).toBeLessThan(text.indexOf('Farbton'))
  expect(text).toContain('name="min-grammage"')
  expect(text).toContain('Schwarz <small>2</small>')
  expect(text).toContain('Oliv <small>1</small>')
})

test('a card shows free shipping', async () => {
  const shop = aContentShop()
  const path = `/frei-${++shops}`
  await shop.import(
    aCatalogue({
      properties: [aGroup()],
      categories: [aCategory('fabrics', { path: { de: path, en: `/free-${shops}` } })],
      families: ['70001', '70002'].map((key, position) => aParentRecord(key, { position })),
      articles: [
        aProductRecord('70001', { family: '70001', flags: ['shippingFree'] }),
        aProductRecord('70002', { family: '70002' }),
      ],
    }),
  )
  const { text } = await shop.get(path)
  const [products = ''] = text.split('class="filters"')
  const cards = products.split('<h3>').slice(1)
  expect(cards.map((card) => card.includes('Versandkostenfrei'))).toEqual([true, false])
})

test('options of one group are alternatives, groups must all match, and bounds are inclusive', async () => {
  const { get, path } = await aShopOfThree()
  const shown = async (query: string) => numbersIn((await get(`${path}?${query}`)).text)
  expect(await shown(`properties=${BLACK}`)).toEqual(['70001', '70002'])
  expect(await shown(`properties=${BLACK}&properties=${OLIVE}`)).toHaveLength(3)
  expect(await shown(`properties=${BLACK}&min-grammage=90`)).toEqual(['70002'])
  expect(await shown('min-price=10&max-price=20,00')).toEqual(['70001', '70002'])
})

test('a set filter can be removed, and all of them at once', async () => {
  const { get, path } = await aShopOfThree()
  const query = `properties=${BLACK}&min-grammage=30&max-grammage=60`
  const { text } = await get(`${path}?${query}&order=name-asc&p=1`)
  expect(text).toContain('1 von 3 Artikeln')
  expect(text).toContain('grammage 30 bis 60 g/m²')
  expect(text).toContain(`href="${path}?properties=${BLACK}&amp;order=name-asc"`)
  expect(text).toContain(`class="reset" href="${path}?order=name-asc"`)
})

test('filters without results stay visible next to the empty message, and can be removed', async () => {
  const { get, path } = await aShopOfThree()
  const { status, text } = await get(`${path}?properties=${OLIVE}&max-grammage=30`)
  expect(status).toBe(200)
  expect(text).toContain('Kein Artikel passt zu diesen Filtern')
  expect(text).toContain(`<a class="btn" href="${path}">Alle zurücksetzen</a>`)
  expect(text).toContain('grammage bis 30 g/m²')
  expect(text).toContain(`href="${path}?properties=${OLIVE}"`)
})

test('filtered listings are noindex and have the unfiltered one as canonical URL', async () => {
  const { get, path } = await aShopOfThree()
  const { text } = await get(`${path}?new=1&properties=${BLACK}`)
  expect(text).toContain('content="noindex, follow"')
  expect(text).toContain(`rel="canonical" href="https://shop.test${path}"`)
  expect((await get(path)).text).toContain('content="index, follow"')
})

test.each([
  'properties=nonsense&min-price=cheap&max-grammage=%3Cscript%3E&rating=99',
  'min-grammage=90&max-grammage=30',
  `properties=${'f'.repeat(300)}`,
  "manufacturer=' OR 1=1 --&new=%00",
])('%s shows the listing and does not reflect the input', async (query) => {
  const { get, path } = await aShopOfThree()
  const { status, text } = await get(`${path}?${query}`)
  expect(status).toBe(200)
  expect(numbersIn(text)).toHaveLength(3)
  expect(text).not.toContain('<script>')
})

test('an unknown property or manufacturer is reported and can be removed', async () => {
  const { get, path } = await aShopOfThree()
  const { status, text } = await get(`${path}?manufacturer=${'0'.repeat(32)}`)
  expect([status, numbersIn(text)]).toEqual([200, []])
  expect(text).toContain('Weiteres Merkmal')
})

test('equal selections share one cached page; more than three filters are not cached', async () => {
  const { get, path } = await aShopOfThree()
  const cached = async (query: string) => (await get(`${path}?${query}`)).headers.get('x-cache')
  expect(await cached(`properties=${OLIVE}|${BLACK}&utm_source=mail`)).toBe('miss')
  expect(await cached(`properties=${BLACK}&properties=${OLIVE}&min-price=`)).toMatch(/^hit/)
  const four = `properties=${BLACK}|${OLIVE}&min-grammage=30&max-price=50`
  await cached(four)
  expect(await cached(four)).toBeNull()
})
