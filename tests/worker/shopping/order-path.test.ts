import { beforeEach, describe, expect, test } from 'vitest'
import { anOwner } from '../backend/account/owner.ts'
import { countedBindings } from '../backend/sales/counted-db.ts'
import { aBuckle, stockShop } from '../backend/sales/stock.ts'
import { emptyStorage } from '../empty-storage.ts'
import { aBrowser, fieldsIn, type Browser } from './browser.ts'
import { filledCheckout } from './checkout-form.ts'

const ORDER = '/checkout/order'
const SUCCESS = /^\/checkout\/success\/[0-9a-f]{32}$/

beforeEach(emptyStorage)

/** Counts Store API calls and D1 queries of a request, before its mails are sent. */
function aCountedBrowser() {
  const { bindings, requested } = countedBindings()
  const browser = aBrowser(new Map(), { DB: bindings.DB })
  const counted = async (send: (browser: Browser) => ReturnType<Browser['get']>) => {
    requested.length = 0
    const page = await send(browser)
    const behind = requested.findIndex(([query = '']) => query.startsWith('UPDATE outbox'))
    const before = behind < 0 ? requested : requested.slice(0, behind)
    const calculations = before.flat().filter((query) => CART_PRODUCTS.test(query)).length
    const responses = page.headers.get('server-timing') ?? ''
    return { ...page, calls: sumOf(responses), calculations, roundTrips: before.length }
  }
  return { browser, counted }
}

/** A statement that occurs once in each calculation of a cart. */
const CART_PRODUCTS = /JOIN former_name/

/** `store-api;desc="memory=1 origin=5"` names six responses. */
function sumOf(serverTiming: string): number {
  const numbers = [...serverTiming.matchAll(/=(\d+)/g)].map(([, digits]) => Number(digits))
  return numbers.reduce((sum, number) => sum + number, 0)
}

describe('costs of placing an order', () => {
  test('a guest’s order needs six calls, two calculations and at most seven round trips', async () => {
    await stockShop([aBuckle()])
    const { browser, counted } = aCountedBrowser()
    const form = await filledCheckout(browser)
    const placed = await counted((one) => one.post(ORDER, form))
    expect([placed.status, placed.location]).toEqual([303, expect.stringMatching(SUCCESS)])
    expect([placed.calls, placed.calculations]).toEqual([6, 2])
    expect(placed.roundTrips).toBeLessThanOrEqual(7)
  })

  test('a customer’s order needs five calls, two calculations and at most five round trips', async () => {
    const { client } = await anOwner()
    const { browser, counted } = aCountedBrowser()
    browser.cookies.set('__Host-sw-context-token', client.token)
    const form = { ...(await filledCheckout(browser)), terms: '1' }
    const placed = await counted((one) => one.post(ORDER, form))
    expect([placed.status, placed.location]).toEqual([303, expect.stringMatching(SUCCESS)])
    expect([placed.calls, placed.calculations]).toEqual([5, 2])
    expect(placed.roundTrips).toBeLessThanOrEqual(5)
  })
})

test('the checkout page calculates its cart once, with any number of calls', async () => {
  await stockShop([aBuckle()])
  const { browser, counted } = aCountedBrowser()
  await filledCheckout(browser)
  const page = await counted((one) => one.get('/checkout'))
  expect([page.status, page.calculations]).toEqual([200, 1])
  expect(fieldsIn(page)).toHaveProperty('hash')
})
