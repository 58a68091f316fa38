import { beforeAll, expect, test } from 'vitest'
import {
  aCatalogue,
  aParentRecord,
  aGroup,
  aProductRecord,
  aParcel,
  type ImportRecords,
} from '#tests/builders/import-records.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { importCatalogue } from '../backend/catalogue/ops.ts'
import { aBrowser } from './browser.ts'

const NEEDLES = aGroup({
  key: 'needle_size',
  name: { de: 'Nadelstärke', en: 'Needle size' },
  display: 'text',
  multiple: true,
  options: ['70', '100'].map((key) => ({
    key,
    name: { de: key, en: key },
    hex: null,
    value: null,
  })),
})

const CATALOGUE: ImportRecords = aCatalogue({
  properties: [aGroup(), aGroup({ key: 'colour', multiple: true }), NEEDLES],
  'shipping-methods': [aParcel()],
  families: [
    aParentRecord('cloth', {
      properties: { needle_size: ['70'] },
      crossSelling: ['band', 'screws', 'thread', 'needle', 'sealer'],
    }),
    aParentRecord('band'),
    aParentRecord('screws'),
    aParentRecord('thread', {
      axes: ['shade'],
      properties: { needle_size: ['70'] },
      crossSelling: ['needle'],
    }),
    aParentRecord('needle', { axes: ['needle_size'] }),
    aParentRecord('sealer'),
  ],
  articles: [
    aProductRecord('70000', { family: 'cloth', properties: { colour: ['olive'] } }),
    aProductRecord('20000', {
      family: 'band',
      unit: 'm',
      content: { unit: 'm', milli: 100, referenceMilli: 1000 },
    }),
    aProductRecord('25000', {
      family: 'screws',
      minPurchase: 5,
      prices: [{ fromQuantity: 5, grossCents: 120 }],
    }),
    aProductRecord('30000', {
      family: 'thread',
      options: { shade: 'black' },
      properties: { colour: ['black'] },
      stock: 900,
    }),
    aProductRecord('30001', {
      family: 'thread',
      options: { shade: 'olive' },
      properties: { colour: ['olive'] },
      name: { de: 'Nähgarn, 500m, Oliv', en: 'Thread, 500m, Olive' },
    }),
    aProductRecord('41000', {
      family: 'needle',
      options: { needle_size: '100' },
      properties: { needle_size: ['100'] },
      stock: 900,
    }),
    aProductRecord('41001', {
      family: 'needle',
      options: { needle_size: '70' },
      properties: { needle_size: ['70'] },
    }),
    aProductRecord('50000', { family: 'sealer' }),
  ],
})

const id = (number: string) => idOf('product', number)
const offered = (text: string) =>
  [...text.matchAll(/name="productId" value="([0-9a-f]{32})"/g)].map(([, its]) => its)

beforeAll(async () => {
  const { refusals } = await importCatalogue(CATALOGUE)
  if (refusals.length > 0) throw new Error(JSON.stringify(refusals))
})

test('the parts for a cloth are the thread of its colour and a suitable needle', async () => {
  const browser = aBrowser()
  await browser.post('/checkout/cart/add', { productId: id('70000') })
  const { text } = await browser.get('/checkout/cart')
  expect(text).toContain('Passend dazu')
  // Products cut to length or sold in fives cannot be bought with one click.
  expect(offered(text)).toEqual([id('30001'), id('41001')])
  expect(text).toContain('aria-label="In den Warenkorb: Nähgarn, 500m, Oliv"')
})

test('a bought part is replaced by the next one', async () => {
  const browser = aBrowser()
  await browser.post('/checkout/cart/add', { productId: id('70000') })
  const added = await browser.post('/checkout/cart/add', { productId: id('30001') })
  expect([added.status, added.location]).toEqual([303, '/checkout/cart'])
  expect(offered((await browser.get('/checkout/cart')).text)).toEqual([id('41001'), id('50000')])
})

test('the side cart gets only the parts, in its language and for its cart', async () => {
  const browser = aBrowser()
  await browser.post('/en/checkout/cart/add', { productId: id('70000') })
  const { status, headers, text } = await browser.get('/en/checkout/cart/parts')
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(text).toMatch(/^<section/)
  expect(text).toContain('You may also need')
  expect(text).toContain('incl. VAT')
  expect(offered(text)).toEqual([id('30001'), id('41001')])
  expect((await aBrowser().get('/checkout/cart/parts')).status).toBe(204)
})
