import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { berlinTime } from '#shared/domain/calendar.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import { aCatalogue, aParentRecord, aProductRecord } from '#tests/builders/import-records.ts'
import { aCustomer, PASSWORD } from '#tests/worker/backend/account/people.ts'
import { importCatalogue } from '#tests/worker/backend/catalogue/ops.ts'
import { aBrowser, type Browser } from '#tests/worker/shopping/browser.ts'
import { idOf } from '#worker/backend/sql/ids.ts'

const NUMBERS = Array.from({ length: 120 }, (_, one) => `${71000 + one}`)
const MORE = Array.from({ length: 120 }, (_, one) => `${72000 + one}`)
const IDS = NUMBERS.map((number) => idOf('product', number))
const CLOTH = IDS[0] ?? ''

/** A number of products that are not variants of each other. */
const stocked = (numbers: readonly string[]) =>
  importCatalogue(
    aCatalogue({
      families: numbers.map((number) => aParentRecord(`f${number}`)),
      articles: numbers.map((number) => aProductRecord(number, { family: `f${number}` })),
    }),
  )

beforeAll(async () => {
  await stocked(NUMBERS)
})

const keeping = (ids: readonly string[]) => aBrowser(new Map([['__Host-wishlist', ids.join('.')]]))
const keep = (browser: Browser, id: string, accept = 'text/html') =>
  browser.post('/wishlist/change', { keep: id }, { accept })
const inCart = (browser: Browser) => decodeURIComponent(browser.cookies.get('view') ?? '')

test('a guest with a hundred saved products cannot save another, and preserves all', async () => {
  const browser = keeping(IDS.slice(0, 100))
  const refused = await keep(browser, IDS[100] ?? '', 'application/json')
  expect(refused.status).toBe(409)
  await keep(browser, IDS[100] ?? '')
  const page = await browser.get('/wishlist')
  expect(page.text).toContain('Ohne Konto speichert dieser Browser höchstens 100 Artikel')
  expect(page.text).toContain('100 Artikel</h2>')
})

test('a customer can save more than a hundred products and add all to the cart', async () => {
  const { client } = await aCustomer()
  await client.call('POST', '/customer/wishlist/merge', { productIds: IDS })
  const browser = aBrowser(new Map([['__Host-sw-context-token', client.token]]))
  const pressed = await browser.post('/wishlist/to-cart', {})
  expect([pressed.status, pressed.location]).toEqual([303, '/checkout/cart'])
  expect(inCart(browser)).toContain(`n=${NUMBERS.length}`)
})

test('a cart without room for the whole wishlist reports it and adds nothing', async () => {
  const { client } = await aCustomer()
  await client.call('POST', '/customer/wishlist/merge', { productIds: IDS })
  const browser = aBrowser(new Map([['__Host-sw-context-token', client.token]]))
  await browser.post('/wishlist/to-cart', {})
  await stocked([...NUMBERS, ...MORE])
  const others = MORE.map((number) => idOf('product', number))
  await client.call('POST', '/customer/wishlist/merge', { productIds: others })
  const pressed = await browser.post('/wishlist/to-cart', {})
  expect(pressed.location).toBe('/wishlist')
  expect((await browser.get('/wishlist')).text).toContain('Ein Warenkorb fasst 200 Zeilen')
})

test('a shared wishlist is shown completely, in pages', async () => {
  const browser = keeping(IDS.slice(0, 60))
  const pressed = await browser.post('/wishlist/share', {})
  expect(pressed.status).toBe(303)
  const shared = await aBrowser().get(pressed.location ?? '')
  expect(shared.text).toContain('60 Artikel</h2>')
  expect(shared.text).toContain('&amp;p=2')
  const second = await aBrowser().get(`${pressed.location}&p=2`)
  expect(second.text.split('form="wishlist"').length - 1).toBe(12)
  const copied = await aBrowser().post('/en/wishlist/share', {})
  expect(copied.location).toBe('/en/wishlist?articles=')
})

test('between login and logout the browser loads the customer’s wishlist', async () => {
  const { client, email } = await aCustomer()
  await client.call('POST', '/customer/wishlist/merge', { productIds: [CLOTH] })
  const browser = aBrowser()
  expect((await browser.get('/wishlist/kept')).text).toBe('[]')
  await browser.post('/login', { email, password: PASSWORD })
  expect(browser.cookies.get('hearts')).toBe('ask')
  const response = await browser.get('/wishlist/kept')
  expect(JSON.parse(response.text)).toEqual([CLOTH])
  expect(response.headers.get('cache-control')).toBe('no-store')
  await browser.post('/account/logout', {})
  expect(browser.cookies.has('hearts')).toBe(false)
})

test('a product cheaper than when it was saved shows the difference, to guests and customers', async () => {
  const { client } = await aCustomer()
  await client.call('POST', '/customer/wishlist/merge', { productIds: [CLOTH] })
  const guest = aBrowser()
  await keep(guest, CLOTH)
  const customer = aBrowser(new Map([['__Host-sw-context-token', client.token]]))
  for (const browser of [guest, customer])
    expect((await browser.get('/wishlist')).text).not.toContain('günstiger')

  const yesterday = berlinTime(new Date(Date.now() - DAY_MS)).date
  await env.DB.prepare(
    `INSERT INTO price_history (product_id, price_list_id, valid_from, gross)
      SELECT id, 1, ?2, 160 FROM product WHERE public_id = ?1`,
  )
    .bind(CLOTH, yesterday)
    .run()
  await env.DB.prepare('UPDATE wishlist_product SET added_at = ?2 WHERE product_id = ?1')
    .bind(CLOTH, `${yesterday}T12:00:00.000Z`)
    .run()
  const since = (Date.parse(yesterday) / DAY_MS).toString(36)
  for (const browser of [keeping([CLOTH + since]), customer])
    expect((await browser.get('/wishlist')).text).toMatch(/25\s%\sgünstiger seit dem Merken/)
})

test.each(['nothing', [{ id: 'x', since: '2026-01-01' }], [{ id: CLOTH, since: 'gestern' }]])(
  'price drops are refused for values other than products and days',
  async (stored) => {
    const { client } = await aCustomer()
    const response = await client.call('POST', '/price-drop', { kept: stored })
    expect(response).toMatchObject({ status: 400 })
  },
)
