import { expect, test } from 'vitest'
import { ProductListing } from '#shared/schemas/store-api/category.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { EMBEDDED_LANGUAGE_IDS } from '#worker/store-api/transport/languages.ts'
import { EMBEDDED_ACCESS_KEY } from '#worker/backend/http/access-key.ts'
import { aShop, ask } from './test-shop.ts'

const shop = aShop()

/** Names of the first products that a search finds, and their total number. */
async function found(origin: string, locale: Locale, search: string) {
  const response = await ask(`${origin}/store-api/search`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sw-access-key': EMBEDDED_ACCESS_KEY,
      'sw-language-id': EMBEDDED_LANGUAGE_IDS[locale],
    },
    body: JSON.stringify({ search, limit: 3, 'no-aggregations': true }),
  })
  const { elements, total } = ProductListing.parse(await response.json())
  return { names: elements.map(({ name }) => name), total }
}

/** Search term, expected first products, and their number (three by default). */
type Row = readonly [typed: string, wanted: RegExp, first?: number]
const GERMAN: readonly Row[] = [
  ['verschluss', /Endlosreißverschluss|^Reißverschluss/],
  ['reissverschluss', /^Reißverschluss,/],
  ['Reißverschlüsse', /reißverschluss/i],
  ['rv', /reißverschluss/i],
  ['reisverschlus', /reißverschluss/i],
  ['naehgarn', /^Nähgarn|Starkes Nähgarn/],
  ['nähgran', /^Nähgarn|Starkes Nähgarn/],
  ['garn 120', /Nähgarn.*Nr\. 120/, 1],
  ['10 mm', /10mm/],
  ['10mm gurtband', /Gurtband.*10mm/, 2],
  ['500den', /500den/],
  ['500 den', /500den/],
  ['Nr. 5', /Nr\. 5/],
  ['1,5mm', /1,5mm/, 2],
  ['schnallen', /schnalle/],
  ['nadel', /Maschinennadeln/],
  ['daunen', /^Gänsedaune|^Daunentaft/],
  ['kordel', /Gummikordel|Kordel mit/, 2],
  ['öse', /ösen/i],
  ['oesen', /ösen/i],
  ['silnylon', /silikonbeschichtet|Silnylon/],
  ['ripstop nylon', /^Ripstop-Nylon/],
  ['klett', /^Klett/],
  ['gurdband', /^Gurtband/],
  ['kordura', /^Cordura/, 2],
  ['moskitonetz schwarz', /Moskitonetz.*Schwarz/],
  ['zelthering', /^Zelthering/],
  ['heringe', /^Zelthering/],
  ['schere', /^Stoffschere/, 1],
  ['70000', /^Ripstop-Nylon, silikonbeschichtet, 20den/],
  ['700 00', /^Ripstop-Nylon, silikonbeschichtet, 20den/],
  ['2100', /^Endlosreißverschluss, Spirale Nr\. 3/],
]

const ENGLISH: readonly Row[] = [
  ['zipper', /zipper,/i],
  ['zippers', /zipper,/i],
  ['buckles', /buckle,/],
  ['sewing thread', /^Sewing thread/, 2],
  ['hook and loop', /hook and loop/i],
  ['velcro', /hook and loop/i],
  ['webbing 25mm', /webbing.*25mm/],
  ['tent pole', /^Pole/],
  ['goose down', /^Goose down/],
  ['grommet', /eyelets/i],
  ['silnylon', /silicone-coated|silnylon/i],
  ['ripsotp', /ripstop/i],
  ['70000', /^Ripstop nylon, silicone-coated, 20den/],
]

for (const [locale, table] of [
  ['de', GERMAN],
  ['en', ENGLISH],
] as const) {
  for (const [input, requested, first = 3] of table) {
    test(`in ${locale} "${input}" finds the expected products first`, async () => {
      const { names, total } = await found(shop().origin, locale, input)
      expect(total).toBeGreaterThan(0)
      for (const name of names.slice(0, first)) expect(name).toMatch(requested)
    })
  }
}
