import { env } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { addDays, berlinTime } from '#shared/domain/calendar.ts'
import {
  aCatalogue,
  aCategory,
  aParentRecord,
  aGroup,
  aPicture,
  aProductRecord,
} from '#tests/builders/import-records.ts'
import { aPage } from '#tests/builders/content.ts'
import { CATALOGUE_VERSION_KEY } from '#worker/runtime/catalogue-version.ts'
import { exportedLines, importCatalogue, importLines } from './ops.ts'
import { listingOf, productOf } from './store-api.ts'

beforeEach(async () => {
  await emptyStorage()
})

const shades = { properties: [aGroup()], families: [aParentRecord('ripstop', { axes: ['shade'] })] }
const black = aProductRecord('70000', { options: { shade: 'black' } })
const olive = aProductRecord('70001', { options: { shade: 'olive' }, position: 1 })

test('a valid folder becomes the catalogue, and pages get the new version', async () => {
  const { version, refusals } = await importCatalogue(aCatalogue())
  expect(refusals).toEqual([])
  expect((await productOf('70000')).name).toBe('Artikel 70000')
  expect(await env.KV.get(CATALOGUE_VERSION_KEY)).toBe(version)
})

test('importing the same folder again changes nothing', async () => {
  const first = await importCatalogue(aCatalogue({ ...shades, articles: [black, olive] }))
  const second = await importCatalogue(aCatalogue({ ...shades, articles: [black, olive] }))
  expect(second.version).toBe(first.version)
  const changes = Object.values(second.difference ?? {})
  expect(changes.every(({ changed, removed }) => changed + removed === 0)).toBe(true)
})

test('the colours of a parent product follow its products', async () => {
  const shadesOf = async (number: string) =>
    (await productOf(number)).customFields.ripstop_shades.map(({ name }) => name)
  await importCatalogue(aCatalogue({ ...shades, articles: [black, olive] }))
  expect(await shadesOf('70000')).toEqual(['Schwarz', 'Oliv'])
  const dyed = { ...olive, options: black.options }
  const unlisted = { ...black, options: olive.options, listed: false }
  await importCatalogue(aCatalogue({ ...shades, articles: [unlisted, dyed] }))
  expect(await shadesOf('70001')).toEqual(['Schwarz'])
  await importCatalogue(aCatalogue({ ...shades, articles: [black] }))
  expect(await shadesOf('70000')).toEqual(['Schwarz'])
})

test('importing an export changes nothing', async () => {
  const picture = aPicture()
  const whole = aCatalogue({
    ...shades,
    media: [picture.record],
    categories: [aCategory('fabrics', { picture: 'plate' })],
    articles: [{ ...black, media: ['plate'] }, olive],
  })
  const { version } = await importCatalogue(whole, { media: [picture.upload] })
  await env.DB.exec("UPDATE product SET stock = 7 WHERE number = '70000'")
  const again = await importLines(await exportedLines())
  expect(again.refusals).toEqual([])
  expect(again.version).toBe(version)
  expect((await productOf('70000')).stock).toBe(7)
})

test('an export lists pages and menu entries after their parents', async () => {
  const entry = (key: string, parent: string | null, target: object) => ({
    key,
    parent,
    menu: 'main',
    position: 0,
    name: { de: key, en: key },
    target,
  })
  const whole = aCatalogue({
    pages: [
      aPage({ key: 'tips', path: { de: '/tipps', en: '/tips' } }),
      aPage({ key: 'cutting', parent: 'tips', path: { de: '/schnitt', en: '/cutting' } }),
      aPage({ key: 'blades', parent: 'cutting', path: { de: '/klingen', en: '/blades' } }),
    ],
    navigation: [
      entry('knowledge', null, { kind: 'folder' }),
      entry('advice', 'knowledge', { kind: 'page', page: 'tips' }),
    ],
  })
  const { version, refusals } = await importCatalogue(whole)
  expect(refusals).toEqual([])
  const again = await importLines(await exportedLines())
  expect(again).toMatchObject({ version, refusals: [] })
})

test('importing the same stock figure again does not restore sold stock', async () => {
  await importCatalogue(aCatalogue())
  await env.DB.exec("UPDATE product SET stock = 3 WHERE number = '70000'")
  const dearer = aProductRecord('70000', { prices: [{ fromQuantity: 1, grossCents: 150 }] })
  await importCatalogue(aCatalogue({ articles: [dearer] }))
  expect(await productOf('70000')).toMatchObject({ stock: 3, calculatedPrice: { unitPrice: 1.5 } })
})

test('a new stock figure is imported without a new catalogue version', async () => {
  const { version } = await importCatalogue(aCatalogue())
  const refilled = aCatalogue({ articles: [aProductRecord('70000', { stock: 500 })] })
  expect((await importCatalogue(refilled)).version).toBe(version)
  expect((await productOf('70000')).stock).toBe(500)
})

test('products and categories missing from the folder are removed', async () => {
  await importCatalogue(aCatalogue({ ...shades, articles: [black, olive] }))
  const { difference } = await importCatalogue(aCatalogue({ ...shades, articles: [olive] }))
  expect(difference?.articles).toEqual({ changed: 0, removed: 1 })
  const listing = await listingOf('fabrics')
  expect(listing.elements.map(({ productNumber }) => productNumber)).toEqual(['70001'])
})

test('a change of a parent product applies to its products', async () => {
  await importCatalogue(aCatalogue())
  const told = aParentRecord('ripstop', { description: { de: 'Neu erzählt.', en: 'Told anew.' } })
  await importCatalogue(aCatalogue({ families: [told] }))
  expect((await productOf('70000')).description).toBe('Neu erzählt.')
})

test('dates are shifted to the day of the import', async () => {
  const yearAgo = '2025-01-31'
  const soon = aProductRecord('70000', {
    stock: 0,
    newSince: '2025-01-24',
    availability: { state: 'availableOn', date: '2025-02-10' },
  })
  await importCatalogue(aCatalogue({ articles: [soon] }), { asOf: yearAgo })
  const product = await productOf('70000')
  const { date } = product.customFields.ripstop_availability ?? {}
  expect(date).toBe(addDays(berlinTime(new Date()).date, 10))
  expect(product.isNew).toBe(true)
})

test('the price history has every price of a product', async () => {
  await importCatalogue(aCatalogue())
  await env.DB.exec("UPDATE price_history SET valid_from = '2026-01-01'")
  const dearer = aProductRecord('70000', { prices: [{ fromQuantity: 1, grossCents: 150 }] })
  await importCatalogue(aCatalogue({ articles: [dearer] }))
  const { results } = await env.DB.prepare(
    'SELECT gross FROM price_history ORDER BY valid_from',
  ).all()
  expect(results.map(({ gross }) => gross)).toEqual([120, 150])
})

test('a reduced product gets the lowest price of the previous thirty days', async () => {
  const reduction = { listCents: 200, lowest30Cents: 150, since: '2026-11-10' }
  await importCatalogue(aCatalogue({ articles: [aProductRecord('70000', { reduction })] }))
  const { calculatedPrice } = await productOf('70000')
  expect(calculatedPrice).toMatchObject({
    unitPrice: 1.2,
    listPrice: { price: 2, percentage: 20 },
    regulationPrice: { price: 1.5 },
  })
  const history = 'SELECT valid_from, gross FROM price_history ORDER BY valid_from'
  expect((await env.DB.prepare(history).all()).results).toEqual([
    { valid_from: '2026-10-11', gross: 150 },
    { valid_from: '2026-11-10', gross: 120 },
  ])
})
