import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { selectShopperContext } from '#worker/backend/current-shopper/shopper-context.ts'
import { NO_SETTINGS } from '#worker/backend/shopper/state.ts'
import { aCustomer } from '../backend/account/people.ts'
import { aBuckle, idOfProduct, stockShop } from '../backend/sales/stock.ts'
import { aBrowser, fieldsIn } from './browser.ts'
import { ADDRESS, filledCheckout } from './checkout-form.ts'

const ORDER = '/checkout/order'
const COMMENT = { customerComment: 'Bitte klingeln' }

beforeEach(async () => {
  await emptyStorage()
  await stockShop([aBuckle()])
})

/** A logged-in browser with a buckle in its cart. */
async function aLoggedInBrowser(bindings: object = {}) {
  const { client } = await aCustomer()
  const browser = aBrowser(new Map([['__Host-sw-context-token', client.token]]), bindings)
  await browser.post('/checkout/cart/add', { productId: idOfProduct('24500'), quantity: '1' })
  return browser
}

describe('a checkout form whose session has changed', () => {
  test('after a login in another tab the checkout form comes back with its input', async () => {
    const browser = aBrowser()
    const form = await filledCheckout(browser, COMMENT)
    const customer = await aLoggedInBrowser()
    browser.cookies.set(
      '__Host-sw-context-token',
      customer.cookies.get('__Host-sw-context-token') ?? '',
    )
    const response = await browser.post(ORDER, form)
    expect(response.status).toBe(409)
    expect(response.text).toContain('Sie sind inzwischen angemeldet.')
    expect(response.text).toContain('Bitte klingeln')
    expect(fieldsIn(response)).toMatchObject({ buyer: 'customer', terms: '1' })
  })

  test('after the session has expired a form with its own cart comes back with its input', async () => {
    const customer = await aLoggedInBrowser()
    const form = { ...fieldsIn(await customer.get('/checkout')), ...ADDRESS, ...COMMENT }
    const guest = aBrowser()
    await filledCheckout(guest)
    const response = await guest.post(ORDER, form)
    expect(response.status).toBe(409)
    expect(response.text).toContain('Bitte klingeln')
    expect(fieldsIn(response)).toMatchObject({ ...ADDRESS, buyer: 'guest' })
  })

  test('without session and cart the checkout form is preserved next to a link to the login', async () => {
    const customer = await aLoggedInBrowser()
    const form = { ...fieldsIn(await customer.get('/checkout')), ...COMMENT }
    const response = await aBrowser().post(ORDER, form)
    expect(response.status).toBe(403)
    expect(response.text).toContain('href="/login" target="_blank"')
    expect(fieldsIn(response)).toMatchObject(COMMENT)
  })
})

test('a choice that cannot be stored is reported as an outage, not as a changed order', async () => {
  const outage = { on: false }
  const browser = await aLoggedInBrowser({ DB: failingWhile(outage) })
  const page = await browser.get('/checkout')
  const form = { ...fieldsIn(page), ...COMMENT, terms: '1' }
  outage.on = true
  const response = await browser.post(ORDER, form)
  expect(response.status).toBeGreaterThanOrEqual(500)
  expect(response.text).not.toContain('Die Bestellung hat sich geändert')
  outage.on = false
  expect((await browser.post(ORDER, form)).location).toMatch(/success/)
})

/**
 * A database in which only changes of the context fail, without the cart read in the same batch.
 */
function failingWhile(outage: { on: boolean }): D1Database {
  const alone = selectShopperContext(env.DB, NO_SETTINGS).length
  return new Proxy(env.DB, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key)
      if (typeof member !== 'function') return member
      return (...args: unknown[]) => {
        const [statements] = args
        if (
          outage.on &&
          key === 'batch' &&
          Array.isArray(statements) &&
          statements.length === alone
        )
          throw new Error('D1_ERROR: the network is gone')
        return member.apply(target, args)
      }
    },
  })
}
