import { beforeAll, expect, test } from 'vitest'
import type { Locale } from '#shared/i18n/locales.ts'
import { ProductListing } from '#shared/schemas/store-api/category.ts'
import {
  aCatalogue,
  aCategory,
  aMeasure,
  aParentRecord,
  aProductRecord,
} from '#tests/builders/import-records.ts'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { importCatalogue } from '../catalogue/ops.ts'
import { read } from '../catalogue/store-api.ts'
import { found } from './named-products.ts'

/** Name, category and measures of each product. */
const PRODUCTS: readonly (readonly [string, string, string, object])[] = [
  ['80001', 'Ripstop-Nylon', 'fabrics', { grammage: ['48'], hydrostatic_head: ['2000'] }],
  ['80002', 'Oxford-Polyester', 'fabrics', { grammage: ['135'], hydrostatic_head: ['800'] }],
  ['80003', 'Fleece', 'fabrics', { grammage: ['180'] }],
  ['80004', 'Reißverschluss teilbar', 'zippers', { length_cm: ['55'] }],
  ['80005', 'Reißverschluss teilbar lang', 'zippers', { length_cm: ['65'] }],
  ['80006', 'Flicken für Ripstop-Nylon, wasserdicht', 'care', {}],
  ['80007', 'Setzwerkzeug', 'care', {}],
]

beforeAll(async () => {
  await emptyStorage()
  await importCatalogue(
    aCatalogue({
      properties: [
        aMeasure('grammage', 'g/m²', [48, 135, 180]),
        aMeasure('hydrostatic_head', 'mm', [800, 2000], {
          name: { de: 'Wassersäule', en: 'Hydrostatic head' },
        }),
        aMeasure('length_cm', 'cm', [55, 65], { name: { de: 'Länge', en: 'Length' } }),
      ],
      categories: [
        aCategory('fabrics', { name: { de: 'Stoffe', en: 'Fabrics' } }),
        aCategory('zippers', { name: { de: 'Reißverschlüsse', en: 'Zippers' } }),
        aCategory('care', { name: { de: 'Zubehör', en: 'Parts' } }),
      ],
      families: PRODUCTS.map(([number, , category], position) =>
        aParentRecord(`f${number}`, {
          position,
          name: { de: 'Familie', en: 'Family' },
          description: {
            de: number === '80007' ? 'Kein Stoff für den Tarpbau.' : 'Gut.',
            en: 'Good.',
          },
          categories: [category],
        }),
      ),
      articles: PRODUCTS.map(([number, name, , properties]) =>
        aProductRecord(number, {
          family: `f${number}`,
          name: { de: name, en: `Item ${number}` },
          properties: properties as Record<string, string[]>,
        }),
      ),
      'search-terms': [
        {
          key: 'waterproof',
          words: { de: ['wasserdicht'], en: ['waterproof'] },
          products: [
            {
              category: 'fabrics',
              measures: [{ group: 'hydrostatic_head', from: 1500, to: null }],
              options: [],
            },
          ],
        },
        {
          key: 'tarp',
          words: { de: ['Tarp'], en: ['tarp'] },
          products: [
            {
              category: null,
              measures: [{ group: 'grammage', from: 30, to: 60 }],
              options: [],
            },
          ],
        },
      ],
    }),
  )
})

async function details(search: string, locale: Locale = 'de') {
  const { body } = await read('/search', { search }, { locale })
  return ProductListing.parse(body).extensions?.ripstop_search
}

test.each([
  [
    'a word finds the products that it means before those that name it',
    'wasserdicht',
    ['80001', '80006'],
  ],
  ['an inflected word means the same', 'wasserdichter Stoff', ['80001']],
  ['a compound is split into words of the catalogue', 'Tarpstoff', ['80001']],
  ['stop words are ignored', 'ein Stoff für das Tarp', ['80001']],
  ['a category names the products in it', 'Stoffe', ['80001', '80002', '80003', '80007']],
  ['a compared figure bounds its measure', 'Stoff unter 150 g/m²', ['80001', '80002']],
  ['a named measure has the figure', 'Wassersäule 800', ['80002']],
  ['a figure without product finds the nearest', 'Reißverschluss 56 cm', ['80004', '80005']],
  ['a word that no product has is left out', 'Xylophon Fleece', ['80003']],
])('%s', async (_, search, numbers) => {
  expect(await found(search)).toEqual(numbers)
})

test('a word of the other language means the same', async () => {
  expect(await found('waterproof', 'en')).toEqual(['80001'])
  expect(await found('waterproof')).toEqual(['80001', '80006'])
})

test('a search names the nearest figures with their unit', async () => {
  const figures = [{ written: '60 cm', measure: 'Länge', nearest: ['55 cm', '65 cm'] }]
  expect(await details('Reißverschluss 60 cm')).toMatchObject({
    corrected: null,
    relaxed: { words: [], figures },
  })
})

test('a search names the words that its products lack', async () => {
  expect(await details('Xylophon Fleece')).toMatchObject({
    corrected: null,
    relaxed: { words: ['Xylophon'], figures: [] },
  })
})

test('a search that is met relaxes nothing', async () => {
  expect(await details('Reißverschluss 55 cm')).toMatchObject({ corrected: null, relaxed: null })
})

test.each(['wasserdicht', 'tarp', 'fleece', 'teilbar'])(
  'the word %s of the catalogue is never corrected',
  async (word) => {
    expect(await details(`${word} xylophon`)).toMatchObject({ corrected: null })
  },
)

const ODD = [
  'für und mit',
  'a',
  '%',
  '9'.repeat(40),
  `${'9'.repeat(40)} cm`,
  '0 cm',
  '-1 cm',
  '1e9 mm',
  '<b>Stoff</b>',
  "Stoff' OR 1=1 --",
  'name : Stoff',
  'NEAR(Stoff Tarp)',
  'Stoff*',
  '"Stoff',
  '😀',
  '😀 Stoff',
  '\u202eStoff',
  'Wassersäule',
  'unter',
  'unter 5',
  '1.000.000.000 mm',
  'x'.repeat(500),
  'stoff'.repeat(100),
  'Stoff '.repeat(83),
  '1 2 3 4 5 6 7 8 9 cm',
]
test.each(ODD)('the search %s is understood or finds nothing', async (search) => {
  for (const path of ['/search', '/search-suggest']) {
    const { status, body } = await read(path, { search })
    expect(status).toBe(200)
    ProductListing.parse(body)
  }
})
