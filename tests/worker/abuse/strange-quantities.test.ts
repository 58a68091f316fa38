import { beforeAll, describe, expect, test } from 'vitest'
import { aBuckle, aFabric, idOfProduct, stockShop } from '#tests/worker/backend/sales/stock.ts'
import { aBrowser, type Browser } from '#tests/worker/shopping/browser.ts'

beforeAll(() => stockShop([aBuckle('24730', { stock: 100 }), aFabric('70730')]))

const BUCKLE = idOfProduct('24730')
const CLOTH = idOfProduct('70730')
const NO_NUMBERS = [
  'NaN',
  'Infinity',
  '1e2',
  '1e309',
  '-0',
  '0x10',
  '1_0',
  '１２',
  '٣',
  '²',
  '1;2',
  '[]',
  '9'.repeat(300),
]

const lineIn = async (browser: Browser) =>
  /class="line[\s"]/.test((await browser.get('/checkout/cart')).text)

describe('invalid quantities add nothing to the cart', () => {
  test.each(NO_NUMBERS)('the quantity "%s" adds nothing to the cart', async (input) => {
    for (const form of [
      { productId: BUCKLE, quantity: input },
      { productId: CLOTH, metres: input },
      { productId: CLOTH, quantity: '2', metres: input },
    ]) {
      const browser = aBrowser()
      const page = await browser.post('/checkout/cart/add', form)
      expect(page.status, JSON.stringify(form)).toBe(400)
      expect(await lineIn(browser)).toBe(false)
    }
  })
})

test.each(NO_NUMBERS)('changing a line to the quantity "%s" leaves it unchanged', async (input) => {
  const browser = aBrowser()
  await browser.post('/checkout/cart/add', { productId: BUCKLE, quantity: '3' })
  const before = await browser.get('/checkout/cart')
  const id = /name="id" value="([0-9a-f]{32})"/.exec(before.text)?.[1] ?? ''
  expect(id).not.toBe('')
  expect((await browser.post('/checkout/cart/change', { id, quantity: input })).status).toBe(400)
  expect((await browser.get('/checkout/cart')).text).toContain('value="3"')
})

test('a repeated form field counts once, for product and quantity', async () => {
  const browser = aBrowser()
  const twice = `productId=${CLOTH}&productId=${BUCKLE}&quantity=90&quantity=2`
  const page = await browser.post(
    '/checkout/cart/add',
    Object.fromEntries(new URLSearchParams(twice)),
  )
  expect(page.status).toBe(303)
  const cart = await browser.get('/checkout/cart')
  expect(cart.text).toContain('24730')
  expect(cart.text).toContain('value="2"')
})
