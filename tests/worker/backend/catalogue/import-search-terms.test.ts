import { beforeEach, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import {
  aCatalogue,
  aCategory,
  aMeasure,
  aParentRecord,
  aProductRecord,
} from '#tests/builders/import-records.ts'
import { found } from '../search/named-products.ts'
import { exportedLines, importCatalogue } from './ops.ts'

beforeEach(emptyStorage)

const products = [
  { category: 'fabrics', measures: [{ group: 'grammage', from: null, to: 60 }], options: [] },
]
const light = { key: 'light', words: { de: ['leicht'], en: ['light'] }, products }

const aShop = (terms: readonly object[]) =>
  aCatalogue({
    properties: [aMeasure('grammage', 'g/m²', [48, 250])],
    categories: [aCategory()],
    families: [aParentRecord('heavy'), aParentRecord('thin')],
    articles: [
      aProductRecord('70000', { family: 'heavy', properties: { grammage: ['250'] } }),
      aProductRecord('70001', { family: 'thin', properties: { grammage: ['48'] } }),
    ],
    'search-terms': terms,
  })

test('search terms are imported, changed and removed, and index their products', async () => {
  expect((await importCatalogue(aShop([light]))).refusals).toEqual([])
  expect(await found('leicht')).toEqual(['70001'])
  await importCatalogue(aShop([{ ...light, words: { de: ['zart'], en: ['fine'] } }]))
  expect(await found('zart')).toEqual(['70001'])
  expect(await found('fine', 'en')).toEqual(['70001'])
  await importCatalogue(aShop([]))
  expect(await found('zart')).toEqual([])
})

test('exported search terms can be imported unchanged', async () => {
  await importCatalogue(aShop([light]))
  const lines = await exportedLines()
  expect(lines['search-terms']?.map((line) => JSON.parse(line))).toEqual([light])
})

const meaning = (changes: object) => ({ ...light, products: [{ ...products[0], ...changes }] })

test.each([
  ['category tents does not exist', meaning({ category: 'tents' })],
  ['property mass does not exist', meaning({ measures: [{ group: 'mass', from: 1, to: 2 }] })],
  [
    'option grammage/9 does not exist',
    meaning({ options: [{ group: 'grammage', options: ['9'] }] }),
  ],
  ['words: are empty', { ...light, words: { de: [], en: [] } }],
  ['products: mean every product', meaning({ category: null, measures: [] })],
])('a search term is refused: %s', async (reason, term) => {
  const { refusals } = await importCatalogue(aShop([term]))
  expect(refusals).toContainEqual({ file: 'search-terms', line: 1, reason })
})
