import type { Locale } from '#shared/i18n/locales.ts'
import { ProductListing } from '#shared/schemas/store-api/category.ts'
import { aCatalogue, aParentRecord, aProductRecord } from '#tests/builders/import-records.ts'
import { read } from '../catalogue/store-api.ts'

/** Numbers and names of products to search for, in both languages. */
export const NAMES: readonly (readonly [string, string, string])[] = [
  ['70000', 'Endlosreißverschluss 5C', 'Zipper by the metre 5C'],
  ['70001', 'Schieber für Reißverschluss', 'Slider'],
  ['70002', 'Nähgarn Rasant 120', 'Sewing thread Rasant 120'],
  ['70003', 'Cordura 500den', 'Cordura 500 denier'],
  ['70004', 'Gurtband 10 mm', 'Webbing 10 mm'],
  ['70005', 'Gurtband 100 mm', 'Webbing 100 mm'],
  ['70010', 'Rip-Stop Nylon', 'Rip-Stop nylon'],
]

const ZIPPER = {
  key: 'zipper',
  words: { de: ['Reißverschluss', 'RV'], en: ['zipper', 'zip'] },
  products: [],
}

export const aNamedCatalogue = (names = NAMES) =>
  aCatalogue({
    families: names.map(([number], position) =>
      aParentRecord(`f${number}`, {
        position,
        name: { de: 'Familie', en: 'Family' },
        description: { de: number === '70010' ? 'Für Drachen.' : 'Gut.', en: 'For kites.' },
      }),
    ),
    articles: names.map(([number, de, en]) =>
      aProductRecord(number, { family: `f${number}`, name: { de, en } }),
    ),
    'search-terms': [ZIPPER],
  })

/** The numbers of the products that a search finds, in order. */
export async function found(search: string, locale: Locale = 'de', body: object = {}) {
  const response = await read('/search', { search, ...body }, { locale })
  return ProductListing.parse(response.body).elements.map(({ productNumber }) => productNumber)
}
