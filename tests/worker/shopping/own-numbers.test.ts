import { beforeAll, describe, expect, test } from 'vitest'
import { formFields } from '#tests/builders/form-fields.ts'
import { isShopSection } from '#shared/shop-sections.ts'
import { createApp } from '#worker/app.ts'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { aBuckle, aFabric, idOfProduct, stockShop } from '#tests/worker/backend/sales/stock.ts'
import { ADDRESS } from './checkout-form.ts'
import { aBrowser, fieldsIn } from './browser.ts'

const TEA = 'tee-100.b'
const CAPS = 'SW_10001'
const WORD = 'darjeeling'
const LONGEST = `L${'0'.repeat(62)}1`
const CLOTH = 'cloth.36-g'
const CART = 'cart'

beforeAll(async () => {
  await emptyStorage()
  await stockShop([
    aBuckle(TEA, { slug: { de: 'tee', en: 'tea' } }),
    aBuckle(CAPS),
    aBuckle(WORD),
    aBuckle(LONGEST),
    aFabric(CLOTH),
    aBuckle(CART, { slug: { de: 'wagen', en: 'trolley' } }),
  ])
})

const get = (path: string) => aBrowser().get(path)

describe('pages of products with their own numbers', () => {
  test.each([
    ['/tee/tee-100.b', TEA],
    ['/en/tea/tee-100.b', TEA],
    ['/steckschnalle/SW_10001', CAPS],
    ['/steckschnalle/darjeeling', WORD],
    [`/steckschnalle/${LONGEST}`, LONGEST],
    ['/wagen/cart', CART],
  ])('%s shows its product', async (path, number) => {
    const { status, text } = await get(path)
    expect(status).toBe(200)
    expect(text).toContain(`"sku":"${number}"`)
    expect(text).toContain(`<link rel="canonical" href="https://shop.test${path}"`)
  })

  test.each([
    ['/falsch/tee-100.b', '/tee/tee-100.b'],
    ['/falsch/darjeeling', '/steckschnalle/darjeeling'],
    ['/falsch/TEE-100.B', '/tee/tee-100.b'],
    ['/steckschnalle/sw_10001', '/steckschnalle/SW_10001'],
  ])('%s redirects to %s', async (requested, address) => {
    const { status, location } = await get(requested)
    expect([status, location]).toEqual([301, address])
  })

  test.each(['/steckschnalle/darjeelin', '/steckschnalle/tee-100', '/tee/tee-100.b.html/x'])(
    '%s is a 404',
    async (path) => {
      expect((await get(path)).status).toBe(404)
    },
  )

  test('a number that is called like a page hides no page', async () => {
    expect((await get('/checkout/cart')).text).toContain('Warenkorb')
  })

  test('sitemap and feed contain the addresses', async () => {
    expect((await get('/sitemap/de-products-1.xml')).text).toContain('/tee/tee-100.b<')
    const feed = (await get('/products.xml')).text
    expect(feed).toContain('<g:id>tee-100.b</g:id>')
    // Google refuses an id of more than 50 characters.
    expect(feed).toContain(`<g:id>${idOfProduct(LONGEST)}</g:id>`)
  })
})

test('a quick order takes numbers with letters, in any case', async () => {
  const browser = aBrowser()
  const lines = `${TEA};2\nsw_10001 3\n${WORD}, 1\n${LONGEST} 1\n${CLOTH} 2,5`
  const sent = await browser.post('/schnellbestellung', { lines })
  expect([sent.status, sent.location]).toEqual([303, '/checkout/cart'])
  const { text } = await browser.get('/checkout/cart')
  for (const number of [TEA, CAPS, WORD, LONGEST, CLOTH]) expect(text).toContain(number)
})

test('an order shows the numbers of its products', async () => {
  const browser = aBrowser()
  await browser.post('/checkout/cart/add', { productId: idOfProduct(TEA), quantity: '2' })
  const form = { ...fieldsIn(await browser.get('/checkout')), ...ADDRESS }
  const placed = await browser.post('/checkout/order', form)
  expect([placed.status, placed.location]).toEqual([
    303,
    expect.stringMatching(/^\/checkout\/success\/[0-9a-f]{32}/),
  ])
  expect((await browser.get(placed.location ?? '')).text).toContain(TEA)
})

test('a comparison collects numbers with dots, hyphens and underscores', async () => {
  const browser = aBrowser()
  await browser.post('/vergleich', { add: TEA })
  await browser.post('/vergleich', { add: 'sw_10001' })
  const { location } = await browser.get('/vergleich')
  expect(location).toBe(`/vergleich?articles=${TEA},${CAPS}`)
  const { text } = await browser.get(location ?? '')
  expect(text).toContain(`Steckschnalle ${TEA}`)
  expect(text).toContain(`Steckschnalle ${CAPS}`)
  const rest = await browser.post('/vergleich', { articles: `${TEA},${CAPS}`, drop: TEA })
  expect(rest.location).toBe(`/vergleich?articles=${CAPS}`)
})

test('samples of fabrics are collected by numbers with dots, others are not', async () => {
  const browser = aBrowser()
  for (const add of [CLOTH, TEA, '<x>']) await browser.post('/order-sample', { add })
  const form = formFields((await browser.get('/order-sample')).text)
  expect([form['number.1'], form['number.2'], form['number.3']]).toEqual([CLOTH, '', ''])
})

test.each([
  ['wishlist', `/wishlist?articles=${TEA},sw_10001,${WORD}`],
  ['recently viewed', `/seen?articles=${TEA},sw_10001,${WORD}`],
])('a link with numbers shows the products: %s', async (_page, path) => {
  const { status, text } = await get(path)
  expect(status).toBe(200)
  for (const number of [TEA, CAPS, WORD]) expect(text).toContain(`/${number}"`)
})

test.each([
  '/kontakt?article=tee-100.b',
  '/versand-berechnen?article=tee-100.b',
  '/wieder-da?article=tee-100.b',
  '/project/add?article=tee-100.b',
  '/wahre-groesse?articles=tee-100.b',
])('%s shows the product', async (path) => {
  const { status, text } = await get(path)
  expect(status).toBe(200)
  expect(text).toContain('Steckschnalle tee-100.b')
})

test('a product slug is refused if one of the shop’s routes would hide the product', () => {
  const isHidden = createApp()
    .routes.map(({ path }) => /^\/(?:en\/)?([a-z][a-z0-9-]*)\/[^/]+$/.exec(path)?.[1])
    .filter((segment) => segment !== undefined)
  expect(isHidden.length).toBeGreaterThan(20)
  expect([...new Set(isHidden)].filter((segment) => !isShopSection(segment))).toEqual([])
  expect(['en', 'tee', 'faq', 'backpack'].map(isShopSection)).toEqual([true, false, false, false])
})
