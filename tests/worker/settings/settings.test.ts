import { beforeEach, describe, expect, test } from 'vitest'
import { DEMO_SETTINGS } from '#shared/schemas/import/demo-settings.ts'
import { aParcel, type ImportRecords } from '#tests/builders/import-records.ts'
import { exportedLines, importCatalogue } from '#tests/worker/backend/catalogue/ops.ts'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { aBrowser } from '#tests/worker/shopping/browser.ts'
import { aShop, placesOf, shopSurface } from './shop-surface.ts'

const SELLER = {
  legalName: 'Teestube Wien GmbH',
  street: 'Gumpendorfer Straße 1',
  zip: '1060',
  city: 'Wien',
  vatId: 'ATU12345678',
  phone: '+43 1 555 01 02',
  email: 'post@teestube.example',
}
const BANK = { holder: 'Teestube', iban: 'AT61 1904 3002 3457 3201', bic: 'BKAUATWW' }

const parcelFreeFrom = (grossCents: number): ImportRecords => {
  const { 'shipping-methods': methods = [] } = aShop()
  const parcel = { ...aParcel(), freeFrom: [{ countryIso: 'DE', grossCents }] }
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
]

let before: ReadonlyMap<string, string> | null = null

describe.each(SETTINGS)('%s', (_setting, records, old, changed) => {
  test('another value replaces the old one on every page and in every mail', async () => {
    before ??= await shopSurface(aShop())
    const after = await shopSurface(records)
    for (const text of old) expect(placesOf(after, text), text).toEqual([])
    for (const text of changed) expect(placesOf(after, text), text).not.toEqual([])
    const wasStated = old.filter((text) => placesOf(before ?? new Map(), text).length > 0)
    expect(wasStated).not.toEqual([])
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
    expect(exported).toMatchObject({ name: DEMO_SETTINGS.name, seller: SELLER })
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
  ])('%j is refused by its field, and the old settings stay', async (record, reason) => {
    await importCatalogue(aShop({ shop: [{ seller: SELLER }] }))
    const { refusals } = await importCatalogue(aShop({ shop: [record] }))
    expect(refusals[0]).toMatchObject({ file: 'shop', line: 1 })
    expect(refusals[0]?.reason).toContain(reason)
    expect((await aBrowser().get('/impressum')).text).toContain(SELLER.legalName)
  })
})
