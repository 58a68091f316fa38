import { beforeAll, expect, test } from 'vitest'
import {
  aCatalogue,
  aCategory,
  aParentRecord,
  aGroup,
  aMeasure,
  aProductRecord,
} from '#tests/builders/import-records.ts'
import { importCatalogue } from '#tests/worker/backend/catalogue/ops.ts'
import { aBrowser } from '#tests/worker/shopping/browser.ts'

const CLOTHS = [
  { number: '70000', grammage: '90', width: '150', grossCents: 120 },
  { number: '70001', grammage: '30', width: '100', grossCents: 100 },
  { number: '70002', grammage: '60', width: '200', grossCents: 130 },
]
const BUCKLE = '24500'

beforeAll(() =>
  importCatalogue(
    aCatalogue({
      properties: [
        aGroup(),
        aMeasure('grammage', 'g/m²', [30, 60, 90]),
        aMeasure('roll_width', 'cm', [100, 150, 200]),
      ],
      categories: [aCategory('fabrics'), aCategory('parts')],
      families: [
        ...CLOTHS.map(({ number }) => aParentRecord(number)),
        aParentRecord(BUCKLE, { categories: ['fabrics', 'parts'] }),
      ],
      articles: [
        ...CLOTHS.map(({ number, grammage, width, grossCents }) =>
          aProductRecord(number, {
            family: number,
            unit: 'm',
            content: { unit: 'm', milli: 100, referenceMilli: 1000 },
            properties: { grammage: [grammage], roll_width: [width] },
            prices: [{ fromQuantity: 1, grossCents }],
          }),
        ),
        aProductRecord(BUCKLE, { family: BUCKLE }),
      ],
    }),
  ),
)

const numbersIn = (text: string) =>
  [...text.matchAll(/<h3><a href="\/artikel\/(\d+)"/g)].map(([, number]) => number)

test.each([
  ['weight-asc', ['70001', '70002', '70000', BUCKLE]],
  ['weight-desc', ['70000', '70002', '70001', BUCKLE]],
  ['area-price-asc', ['70002', '70000', '70001', BUCKLE]],
  ['area-price-desc', ['70001', '70000', '70002', BUCKLE]],
])('a list of cloth is sorted by %s, other products last', async (order, expected) => {
  const { text } = await aBrowser().get(`/fabrics-de?order=${order}`)
  expect(numbersIn(text)).toEqual(expected)
  expect(text).toMatch(new RegExp(`<option[^>]*value="${order}"[^>]*selected`))
})

test('lists without cloth do not offer cloth sortings', async () => {
  const parts = await aBrowser().get('/parts-de')
  expect(parts.text).not.toContain('value="weight-asc"')
  expect((await aBrowser().get('/fabrics-de')).text).toContain('>Preis je m², aufsteigend<')
  expect((await aBrowser().get('/parts-de?order=weight-asc')).status).toBe(200)
})

test('a search for cloth offers cloth sortings too', async () => {
  const { text } = await aBrowser().get('/search?search=Artikel&order=weight-asc')
  expect(numbersIn(text).slice(0, 3)).toEqual(['70001', '70002', '70000'])
})
