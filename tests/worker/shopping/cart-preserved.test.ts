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

/** A browser that is logged in and has a buckle in its cart. */
async function aLoggedInBrowser(bindings: object = {}) {
  const { client } = await aCustomer()
  const browser = aBrowser(new Map([['__Host-sw-context-token', client.token]]), bindings)
  await browser.post('/checkout/cart/add', { productId: idOfProduct('24500'), quantity: '1' })
  return browser
}

describe('the form of somebody whom another tab made somebody else comes back as it was typed', () => {
  test('after a login', async () => {
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

  test('after the session ended, with a cart of its own', async () => {
    const customer = await aLoggedInBrowser()
    const form = { ...fieldsIn(await customer.get('/checkout')), ...ADDRESS, ...COMMENT }
    const guest = aBrowser()
    await filledCheckout(guest)
    const response = await guest.post(ORDER, form)
    expect(response.status).toBe(409)
    expect(response.text).toContain('Bitte klingeln')
    expect(fieldsIn(response)).toMatchObject({ ...ADDRESS, buyer: 'guest' })
  })

  test('and leads to the login where the cart went with the session', async () => {
    const customer = await aLoggedInBrowser()
    const form = { ...fieldsIn(await customer.get('/checkout')), ...COMMENT }
    const response = await aBrowser().post(ORDER, form)
    expect([response.status, response.location]).toEqual([303, '/login?to=%2Fcheckout'])
  })
})

test('a choice that cannot be stored for an outage is an outage, not another summary', async () => {
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

/** The database, which fails what changes the context alone: it reads no cart along with it. */
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
