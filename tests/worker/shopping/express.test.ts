import { beforeEach, describe, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { aCustomer } from '../backend/account/people.ts'
import { aBuckle, aFabric, idOfProduct, stockShop } from '../backend/sales/stock.ts'
import { aBrowser, fieldsIn, type Browser } from './browser.ts'
import { methodIn } from './checkout-form.ts'

const ORDER = '/checkout/order'
const AGAIN = '/checkout/again'
const EXPRESS = '/checkout/express'
const OFFER = 'action="/checkout/again"'

beforeEach(async () => {
  await emptyStorage()
  await stockShop([aBuckle(), aFabric()])
})

async function aLoggedInBrowser() {
  const { client } = await aCustomer()
  return aBrowser(new Map([['__Host-sw-context-token', client.token]]))
}

const fill = (browser: Browser, quantity = '1') =>
  browser.post('/checkout/cart/add', { productId: idOfProduct('24500'), quantity })

/** A customer with one earlier order (prepaid, pick-up) and a buckle in the cart. */
async function aReturningCustomer() {
  const browser = await aLoggedInBrowser()
  await fill(browser)
  const page = await browser.get('/checkout')
  const chosen = {
    shippingMethodId: methodIn(page, 'pickup'),
    paymentMethodId: methodIn(page, 'Vorkasse'),
  }
  const reckoned = await browser.post('/checkout/save', { ...fieldsIn(page), ...chosen })
  const placed = await browser.post(ORDER, { ...fieldsIn(reckoned), terms: '1' })
  expect(placed.location).toMatch(/success/)
  await fill(browser)
  return { browser, chosen, placed }
}

/** The page of the repeated order. */
async function again(browser: Browser) {
  expect((await browser.post(AGAIN, {})).location).toBe(EXPRESS)
  return browser.get(EXPRESS)
}

describe('customers with an earlier order', () => {
  test('cart and checkout offer to order like last time', async () => {
    const { browser } = await aReturningCustomer()
    for (const path of ['/checkout/cart', '/checkout'])
      expect((await browser.get(path)).text).toContain(OFFER)
  })

  test('the express checkout orders in one step, with the choices of the last order', async () => {
    const { browser, chosen } = await aReturningCustomer()
    await browser.post('/checkout/save', {
      ...fieldsIn(await browser.get('/checkout')),
      shippingMethodId: methodIn(await browser.get('/checkout'), 'standard'),
    })
    const page = await again(browser)
    expect(fieldsIn(page)).toMatchObject(chosen)
    const placed = await browser.post(ORDER, { ...fieldsIn(page), terms: '1' })
    expect(placed.location).toMatch(/success/)
    const order = (await browser.get(placed.location ?? '')).text
    expect(order).toContain('pickup')
    expect(order).toContain('Webergasse 4')
  })

  test('the express checkout shows the summary directly above the required order button', async () => {
    const { browser } = await aReturningCustomer()
    const { text } = await again(browser)
    for (const fact of ['Webergasse 4', 'pickup', 'Vorkasse', 'Gesetzliche Gewähr'])
      expect(text).toContain(fact)
    expect(text).toMatch(/<\/dl><button[^>]*>zahlungspflichtig bestellen<\/button>/)
    const english = await browser.get('/en/checkout/express')
    expect(english.text).toMatch(/<\/dl><button[^>]*>Order with obligation to pay<\/button>/)
  })

  test('pressing the express button repeatedly places one order', async () => {
    const { browser } = await aReturningCustomer()
    const form = { ...fieldsIn(await again(browser)), terms: '1' }
    const [first, second] = [await browser.post(ORDER, form), await browser.post(ORDER, form)]
    expect(first.location).toMatch(/success/)
    expect(second.location).toBe(first.location)
  })

  test('the express checkout shows a new total before the order if another tab changed the cart', async () => {
    const { browser } = await aReturningCustomer()
    const form = { ...fieldsIn(await again(browser)), terms: '1' }
    await fill(browser, '3')
    const response = await browser.post(ORDER, form)
    expect(response.status).toBe(409)
    expect(response.text).toContain('Die Bestellung hat sich geändert.')
  })

  test('an incomplete express order shows the full checkout with its choices', async () => {
    const { browser, chosen } = await aReturningCustomer()
    const response = await browser.post(ORDER, fieldsIn(await again(browser)))
    expect(response.status).toBe(400)
    expect(response.text).toContain('href="#terms"')
    expect(fieldsIn(response)).toMatchObject(chosen)
  })

  test('the express checkout of a cart emptied elsewhere has nothing to order', async () => {
    const { browser } = await aReturningCustomer()
    await browser.post('/checkout/cart/remove', { all: '1' })
    expect((await browser.post(AGAIN, {})).location).toBe(EXPRESS)
    expect((await browser.get(EXPRESS)).location).toBe('/checkout')
  })
})

describe('shoppers without an earlier order', () => {
  test('a customer without an order is not offered the express checkout', async () => {
    const browser = await aLoggedInBrowser()
    await fill(browser)
    for (const path of ['/checkout/cart', '/checkout'])
      expect((await browser.get(path)).text).not.toContain(OFFER)
  })

  test('a guest uses the full checkout, for any posted fields', async () => {
    const browser = aBrowser()
    await fill(browser)
    expect((await browser.post(AGAIN, {})).location).toBe(EXPRESS)
    expect((await browser.get(EXPRESS)).location).toBe('/checkout')
    expect((await browser.get('/checkout/cart')).text).not.toContain(OFFER)
  })
})
