import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { aCustomer } from '../backend/account/people.ts'
import { aBuckle, aFabric, idOfProduct, stockShop } from '../backend/sales/stock.ts'
import { aBrowser, fieldsIn } from './browser.ts'

beforeEach(async () => {
  await emptyStorage()
  await stockShop([aBuckle(), aFabric()])
})

/** A browser of a customer in the trade group, with a buckle in the cart. */
async function aTradeCustomer() {
  const { client } = await aCustomer()
  await env.DB.prepare(
    "UPDATE customer_account SET group_id = (SELECT id FROM customer_group WHERE key = 'trade')",
  ).run()
  const browser = aBrowser(new Map([['__Host-sw-context-token', client.token]]))
  await browser.post('/checkout/cart/add', { productId: idOfProduct('24500'), quantity: '1' })
  return browser
}

/** The visible text of a page, with plain spaces. */
const read = (text: string) =>
  text
    .replace(/<[^>]+>/g, ' ')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll(/\s+/g, ' ')

const SUMS = /1,01 € .*4,12 € .*zzgl\. 19 % USt\.:? 0,97 € .*6,10 €/

describe('trade customers', () => {
  test('a trade customer sees net prices and the added tax in cart, checkout and order', async () => {
    const browser = await aTradeCustomer()
    expect(read((await browser.get('/checkout/cart')).text)).toMatch(/1,01 € .*zzgl\. 19 % USt\./)
    const page = await browser.get('/checkout')
    const summary = page.text.slice(page.text.lastIndexOf('<table'))
    expect(read(summary)).toMatch(/1,01 € .*4,12 € zzgl\. 19 % USt\.:? 0,97 € .*6,10 €/)
    expect(read(page.text)).not.toContain('darin')

    const placed = await browser.post('/checkout/order', { ...fieldsIn(page), terms: '1' })
    const order = read((await browser.get(placed.location ?? '')).text)
    expect(order).toMatch(SUMS)
    const mail = await env.DB.prepare(
      "SELECT mail ->> 'text' AS text FROM outbox WHERE kind = 'order-confirmation'",
    ).first('text')
    expect(read(String(mail))).toMatch(SUMS)
  })

  test('a trade customer sees net prices on product pages once the session is known', async () => {
    const browser = await aTradeCustomer()
    const cart = await browser.get('/checkout/cart')
    const { countryId = '' } = fieldsIn(cart)
    await browser.post('/checkout/cart/country', { countryId })
    const product = read((await browser.get(`/detail/${idOfProduct('24500')}`)).text)
    expect(product).toMatch(/1,01 € .*netto, zzgl\. USt\. und Versand/)
  })

  test('trade customers and others see their own prices from the same cached pages', async () => {
    const trade = await aTradeCustomer()
    const { countryId = '' } = fieldsIn(await trade.get('/checkout/cart'))
    await trade.post('/checkout/cart/country', { countryId })
    const prices = []
    for (const reader of [aBrowser(), trade, aBrowser(), trade]) {
      const { text } = await reader.get('/steckschnalle/24500')
      prices.push(/\d,\d\d(?= €)/.exec(read(text))?.[0])
    }
    expect(prices).toEqual(['1,20', '1,01', '1,20', '1,01'])
  })
})

test('other visitors see prices with tax', async () => {
  const browser = aBrowser()
  await browser.post('/checkout/cart/add', { productId: idOfProduct('24500'), quantity: '1' })
  const cart = read((await browser.get('/checkout/cart')).text)
  expect(cart).toMatch(/1,20 € .*darin 19 % MwSt\./)
  expect(cart).not.toContain('USt.')
})
