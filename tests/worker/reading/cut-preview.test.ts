import { beforeEach, expect, test } from 'vitest'
import type { ProductRecord } from '#shared/schemas/import/product.ts'
import {
  aCatalogue,
  aParentRecord,
  aGroup,
  aMeasure,
  aProductRecord,
} from '#tests/builders/import-records.ts'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { aContentShop } from '../content/content-shop.ts'

beforeEach(async () => {
  await emptyStorage()
})

const cloth = (number: string, changes: Partial<ProductRecord> = {}) =>
  aProductRecord(number, {
    slug: { de: 'stoff', en: 'cloth' },
    unit: 'm',
    content: { unit: 'm', milli: 100, referenceMilli: 1000 },
    minPurchase: 5,
    maxPurchase: 600,
    weightMg: 7200,
    prices: [{ fromQuantity: 5, grossCents: 119 }],
    stock: 400,
    ...changes,
  })

async function aShop() {
  const shop = aContentShop()
  const weave = aGroup({
    key: 'weave',
    display: 'text',
    name: { de: 'Bindung', en: 'Weave' },
    options: ['ripstop', 'knit'].map((key) => ({
      key,
      name: { de: key, en: key },
      hex: null,
      value: null,
    })),
  })
  const of = (kind: string) => ({
    properties: { roll_width: ['150'], grammage: ['48'], weave: [kind] },
  })
  const said = await shop.import(
    aCatalogue({
      properties: [aMeasure('roll_width', 'cm', [150]), aMeasure('grammage', 'g/m²', [48]), weave],
      families: [aParentRecord('ripstop'), aParentRecord('knit'), aParentRecord('buckle')],
      articles: [
        cloth('70000', of('ripstop')),
        cloth('70001', { family: 'knit', ...of('knit') }),
        aProductRecord('10000', { family: 'buckle' }),
      ],
    }),
  )
  expect(said).not.toHaveProperty('refusals')
  return shop
}

test('the cut preview shows the length of the address next to a person, with weight and packed size', async () => {
  const { status, text } = await (await aShop()).get('/unroll/70000?quantity=2,4')
  expect(status).toBe(200)
  expect(text).toContain('eine Person von 1,75 m neben 2,4\u202fm Stoff, 1,5 m breit')
  expect(text).toContain('3,60 m²')
  expect(text).toContain('≈ 175 g')
  expect(text).toContain('37,5 × 3,6 cm, ≈\u00a00,4\u202fl')
  expect(text).toContain('name="metres" value="2,4"')
})

test('a knit of the same weight has a larger packed size, because it contains more air', async () => {
  const { text } = await (await aShop()).get('/unroll/70001?quantity=2,4')
  expect(text).toContain('37,5 × 5,4 cm, ≈\u00a00,9\u202fl')
})

test('the buy form of cloth links to the cut preview with the entered length', async () => {
  const shop = await aShop()
  expect((await shop.get('/stoff/70000')).text).toContain('formAction="/unroll/70000"')
  const requested =
    '/unroll/70000?productId=0&min=5&step=1&back=%2Fstoff%2F70000&metres=2%2C4&pieces=1'
  const { status, headers } = await shop.get(requested)
  expect([status, headers.get('location')]).toEqual([303, '/unroll/70000?quantity=2%2C4'])
})

test('the length applies even if the page is already cached', async () => {
  const shop = await aShop()
  await shop.get('/unroll/70000')
  const { status, headers } = await shop.get('/unroll/70000?metres=2,4&pieces=1')
  expect([status, headers.get('location')]).toEqual([303, '/unroll/70000?quantity=2%2C4'])
})

test.each(['viel', '-3', '', '<b>', '9'.repeat(30)])(
  'the length %s becomes the minimum purchase, which is reported',
  async (input) => {
    const shop = await aShop()
    const { status, text } = await shop.get(`/unroll/70000?quantity=${encodeURIComponent(input)}`)
    expect(status).toBe(200)
    expect(text).toContain('neben 0,5\u202fm Stoff')
    expect(text).not.toContain('<b>"')
  },
)

test('a product that is not sold from the roll has no cut preview', async () => {
  const shop = await aShop()
  expect((await shop.get('/unroll/10000')).status).toBe(404)
  expect((await shop.get('/unroll/00000')).status).toBe(404)
  expect((await shop.get('/artikel/10000')).text).not.toContain('/unroll/')
})
