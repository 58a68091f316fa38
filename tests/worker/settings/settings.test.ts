import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { addDays, berlinTime } from '#shared/domain/calendar.ts'
import { windowOf, type PackingRules } from '#shared/domain/delivery/delivery.ts'
import { formatDays } from '#shared/i18n/format.ts'
import { DEMO_SETTINGS } from '#shared/schemas/import/demo-settings.ts'
import { aProductRecord, type ImportRecords } from '#tests/builders/import-records.ts'
import { TEA_SETTINGS } from '#tests/builders/tea-shop.ts'
import { exportedLines, importCatalogue } from '#tests/worker/backend/catalogue/ops.ts'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { aBrowser } from '#tests/worker/shopping/browser.ts'
import { aShop, PARCEL, PICKUP, placesOf, shopSurface } from './shop-surface.ts'

const { seller: SELLER, bank: BANK } = TEA_SETTINGS

const PLACE = { street: 'Hof 9', zip: '02826', city: 'Görlitz' }
const DANGEROUS = [aProductRecord('24500', { flags: ['hazardous'] })]

/** A shop that packs nothing for two months. */
const CLOSED = {
  cutOffHour: 12,
  holidays: {
    fixed: [],
    fromEaster: [],
    weekdays: [],
    dates: Array.from({ length: 60 }, (_, days) => addDays(berlinTime(new Date()).date, days)),
  },
}

/** The days on which a product of the builder arrives. */
function arrivalWith(packing: PackingRules): string {
  const terms = [{ days: { min: 2, max: 4 }, restocked: null }]
  const arrival = windowOf(terms, { now: new Date(), packing })
  return arrival ? formatDays('de', arrival).replaceAll(/[\u00a0\u202f]/g, ' ') : 'nothing'
}

const parcelFreeFrom = (grossCents: number): ImportRecords => {
  const { 'shipping-methods': methods = [] } = aShop()
  const parcel = { ...PARCEL, freeFrom: [{ countryIso: 'DE', grossCents }] }
  return aShop({ 'shipping-methods': [parcel, ...methods.slice(1)] })
}

/** Each setting: a shop with another value, texts of the old value, and texts of the new one. */
const SETTINGS: readonly (readonly [
  string,
  ImportRecords,
  readonly string[],
  readonly string[],
])[] = [
  [
    'free shipping',
    parcelFreeFrom(8300),
    ['79,00', '79.00'],
    ['Deutschland ab 83,00 €', 'Germany from €83.00'],
  ],
  [
    'the seller',
    aShop({ shop: [{ name: 'Teestube', seller: SELLER, bank: BANK }] }),
    [...Object.values(DEMO_SETTINGS.seller), 'Ripstop 1', 'bei Ripstop'],
    Object.values(SELLER),
  ],
  [
    'the bank account',
    aShop({ shop: [{ bank: BANK }] }),
    Object.values(DEMO_SETTINGS.bank).slice(1),
    Object.values(BANK),
  ],
  [
    'the country of the shop',
    aShop({
      shop: [{ homeCountry: 'AT' }],
      'shipping-methods': [
        { ...PARCEL, freeFrom: [{ countryIso: 'AT', grossCents: 6000 }] },
        { ...PICKUP, costs: [{ countryIso: 'AT', grossCents: 0 }] },
      ],
    }),
    ['"Dresden","addressCountry":"DE"', 'Deutschland ab', 'in DE ', 'darin 19 % MwSt.'],
    ['"Dresden","addressCountry":"AT"', 'Österreich ab 60,00 €', 'in AT ', 'darin 20 % MwSt.'],
  ],
  [
    'the tax rates',
    aShop({ shop: [{ taxRates: { DE: { standard: 1600, reduced: 500 } } }] }),
    ['19 % MwSt.'],
    ['16 % MwSt.'],
  ],
  [
    'the delivery countries',
    aShop({
      shop: [{ deliveryCountries: ['DE', 'FR'], hazardousCountries: ['DE'] }],
      'shipping-methods': [
        {
          ...PARCEL,
          costs: [
            { countryIso: 'DE', grossCents: 490 },
            { countryIso: 'FR', grossCents: 990 },
          ],
        },
        PICKUP,
      ],
    }),
    ['Deutschland, Österreich', 'Austria and Switzerland', '"DE","AT","CH"'],
    ['Deutschland und Frankreich', 'Germany and France', '"DE","FR"'],
  ],
  [
    'the countries of dangerous goods',
    aShop({ articles: DANGEROUS, shop: [{ hazardousCountries: ['AT'] }] }),
    ['in diese Länder: Deutschland'],
    ['in diese Länder: Österreich.', 'shipped to Austria only'],
  ],
  [
    'days and place of pick-up',
    aShop({ shop: [{ pickup: { address: PLACE, days: { de: 'Montag', en: 'Monday' } } }] }),
    ['Dienstag bis Freitag', 'Tuesday to Friday', 'bei uns in Dresden'],
    ['Görlitz, Montag', 'Görlitz, Monday', 'bei uns in Görlitz', 'Hof 9'],
  ],
  [
    'days of payment and of waiting goods',
    aShop({ shop: [{ payment: { prepaymentDays: 9, invoiceDays: 21, heldDays: 8 } }] }),
    ['Ware 14 Tage', 'zahlbar in 14 Tagen', 'within 14 days.'],
    ['Ware 8 Tage', 'hold the goods for 8 days', 'zahlbar in 21 Tagen'],
  ],
  [
    'cut-off and holidays',
    aShop({ shop: [{ packing: CLOSED }] }),
    [arrivalWith(DEMO_SETTINGS.packing)],
    [arrivalWith(CLOSED)],
  ],
  [
    'the samples',
    aShop({ shop: [{ samples: { free: 3, most: 6, furtherCents: 250 } }] }),
    ['Muster: 5', 'samples: 5', 'kostet 1,00 €', 'costs €1.00', 'name="number.7"'],
    ['Muster: 3', 'samples: 3', 'kostet 2,50 €', 'costs €2.50', 'name="number.6"'],
  ],
]

let before: ReadonlyMap<string, string> | null = null

describe.each(SETTINGS)('%s', (_setting, records, old, changed) => {
  test('another value replaces the old one on every page and in every mail', async () => {
    before ??= await shopSurface(aShop({ articles: DANGEROUS }))
    const after = await shopSurface(records)
    for (const text of old) expect(placesOf(after, text), text).toEqual([])
    for (const text of changed) expect(placesOf(after, text), text).not.toEqual([])
    const wasStated = old.filter((text) => placesOf(before ?? new Map(), text).length > 0)
    expect(wasStated).not.toEqual([])
  })
})

describe('the sale of a shop in another country', () => {
  test('pick-up and imported prices are taxed there, also for unchanged products', async () => {
    await emptyStorage()
    await importCatalogue(aShop())
    await importCatalogue(aShop({ shop: [{ homeCountry: 'AT' }] }))
    const net = await env.DB.prepare('SELECT gross, net FROM product_price').first()
    expect(net).toEqual({ gross: 120, net: 100 })
  })

  test.each([
    [
      'a price without delivery',
      aShop({ shop: [{ deliveryCountries: ['DE'], hazardousCountries: [] }] }),
      'shipping-methods',
      'costs: AT is not a delivery country',
    ],
    [
      'delivery without a price',
      aShop({ shop: [{ deliveryCountries: ['DE', 'AT', 'CH', 'FR'] }] }),
      'shop',
      'deliveryCountries: FR has no shipping method',
    ],
    [
      'an unknown country',
      aShop({ shop: [{ homeCountry: 'XX', taxRates: { XX: { standard: 1, reduced: 1 } } }] }),
      'shop',
      'homeCountry: XX is not a country of the shop',
    ],
    [
      'a country without tax rates',
      aShop({ shop: [{ homeCountry: 'FR' }] }),
      'shop',
      'taxRates: lacks the country of the shop, FR',
    ],
    [
      'free shipping without a price',
      aShop({
        'shipping-methods': [{ ...PARCEL, freeFrom: [{ countryIso: 'FR', grossCents: 1 }] }],
      }),
      'shipping-methods',
      'freeFrom: FR has no cost',
    ],
  ])('%s is refused by its file and field', async (_what, records, file, reason) => {
    await emptyStorage()
    const { refusals } = await importCatalogue(records)
    expect(refusals).toContainEqual({ file, line: 1, reason })
  })
})

describe('the file shop.json', () => {
  beforeEach(async () => {
    await emptyStorage()
  })

  test('a folder without it keeps the settings', async () => {
    await importCatalogue(aShop({ shop: [{ seller: SELLER }] }))
    const { difference } = await importCatalogue(aShop())
    expect(difference?.['shop']).toEqual({ changed: 0, removed: 0 })
    expect((await aBrowser().get('/impressum')).text).toContain(SELLER.legalName)
  })

  test('an export contains it, and a second import changes nothing', async () => {
    await importCatalogue(aShop({ shop: [{ seller: SELLER }] }))
    const [line = '{}'] = (await exportedLines())['shop'] ?? []
    const exported: object = JSON.parse(line)
    expect(exported).toMatchObject({ homeCountry: 'DE', seller: SELLER })
    const { difference } = await importCatalogue(aShop({ shop: [exported] }))
    expect(difference?.['shop']).toEqual({ changed: 0, removed: 0 })
  })

  test('a changed setting changes pages at once', async () => {
    await importCatalogue(aShop({ shop: [{ seller: SELLER }] }))
    expect((await aBrowser().get('/impressum')).text).toContain('1060 Wien')
    await importCatalogue(aShop({ shop: [{ seller: { ...SELLER, city: 'Graz' } }] }))
    const { text } = await aBrowser().get('/impressum')
    expect(text).toContain('1060 Graz')
    expect(text).not.toContain('1060 Wien')
  })

  test.each([
    [{ seller: { ...SELLER, email: 'post' } }, 'seller.email: '],
    [{ seller: { ...SELLER, city: undefined } }, 'seller.city: '],
    [{ colour: 'red' }, 'Unrecognized key: "colour"'],
    [{ features: { plannr: false } }, 'features'],
    [{ features: { planner: 'no' } }, 'features.planner: '],
    [{ deliveryCountries: ['DE', 'DE'] }, 'deliveryCountries: names a country twice'],
    [{ deliveryCountries: [] }, 'deliveryCountries: '],
    [{ samples: { free: 3, most: 2, furtherCents: 1 } }, 'samples: has more free samples'],
    [{ home: { ...TEA_SETTINGS.home, title: { de: 'Tee', en: ' ' } } }, 'home.title.en: '],
    [[], 'expected object'],
  ])('%j is refused by its field, and the old settings stay', async (record, reason) => {
    await importCatalogue(aShop({ shop: [{ seller: SELLER }] }))
    const { refusals } = await importCatalogue(aShop({ shop: [record] }))
    expect(refusals[0]).toMatchObject({ file: 'shop', line: 1 })
    expect(refusals[0]?.reason).toContain(reason)
    expect((await aBrowser().get('/impressum')).text).toContain(SELLER.legalName)
  })
})
