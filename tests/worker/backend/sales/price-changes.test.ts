import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { aBrowser } from '#tests/worker/shopping/browser.ts'
import { filledCheckout } from '#tests/worker/shopping/checkout-form.ts'
import { Cart } from '#shared/schemas/store-api/cart.ts'
import { aClient } from './client.ts'
import { aBuckle, aFabric, idOfProduct, stockShop } from './stock.ts'

beforeEach(async () => {
  await emptyStorage()
  await stockShop([aBuckle(), aFabric()])
})

let lastChange = 0

/** Changes a product's price as an import does. */
async function reprice(number: string, grossCents: number) {
  const net = Math.round(grossCents / 1.19)
  // Two changes of a product must have different times.
  lastChange = Math.max(Date.now(), lastChange + 1)
  const record = `json_set(record, '$.prices', json_array(json_object(
    'fromQuantity', record -> '$.prices[0].fromQuantity', 'grossCents', ${grossCents})))`
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO price_change (product_id, changed_at, prices)
        SELECT public_id, ?2, record -> '$.prices' FROM product WHERE number = ?1`,
    ).bind(number, new Date(lastChange).toISOString()),
    env.DB.prepare(`UPDATE product SET record = ${record} WHERE number = ?1`).bind(number),
    env.DB.prepare(
      `UPDATE product_price SET gross = ?2, net = ?3
        WHERE product_id = (SELECT id FROM product WHERE number = ?1)`,
    ).bind(number, grossCents, net),
  ])
}

const items = (number: string, quantity: number) => ({
  items: [{ id: idOfProduct(number), type: 'product', quantity }],
})
const told = (cart: Cart) =>
  Object.values(cart.errors).map(({ messageKey, parameters }) => [
    messageKey,
    parameters?.['oldPrice'],
    parameters?.['newPrice'],
  ])

test('a price change after a line was added is reported once, at any quantity', async () => {
  const shopper = aClient()
  await shopper.ask(Cart, 'POST', '/checkout/cart/line-item', items('24500', 2))
  expect(told(await shopper.ask(Cart, 'GET', '/checkout/cart'))).toEqual([])
  await reprice('24500', 150)
  const cart = await shopper.ask(Cart, 'POST', '/checkout/cart/line-item', items('24500', 1))
  expect(told(cart)).toEqual([['product-price-changed', 1.2, 1.5]])
  expect(cart.price.positionPrice).toBe(4.5)
  expect(told(await shopper.ask(Cart, 'GET', '/checkout/cart'))).toEqual([])
  await reprice('24500', 120)
  const back = await shopper.ask(Cart, 'GET', '/checkout/cart')
  expect(told(back)).toEqual([['product-price-changed', 1.5, 1.2]])
})

test('a price change before the product was added, or one that was undone, is not reported', async () => {
  const shopper = aClient()
  await shopper.ask(Cart, 'POST', '/checkout/cart/line-item', items('70000', 20))
  await reprice('24500', 150)
  await reprice('70000', 150)
  await reprice('70000', 119)
  const cart = await shopper.ask(Cart, 'POST', '/checkout/cart/line-item', items('24500', 2))
  expect(told(cart)).toEqual([])
})

test('the cart page shows a price change at its line, and the checkout before the order', async () => {
  const buyer = aBrowser()
  const form = await filledCheckout(buyer)
  await reprice('24500', 150)
  const refused = await buyer.post('/checkout/order', form)
  expect(refused.status).toBe(409)
  expect(refused.text).toMatch(/jetzt 1,50\s€ statt 1,20\s€\./)
  expect((await buyer.get('/checkout/cart')).text).not.toContain('Der Preis hat sich geändert')

  await reprice('24500', 180)
  const page = (await buyer.get('/checkout/cart')).text
  const line = /<li class="line">.*?<\/li>/s.exec(page)?.[0] ?? ''
  expect(line).toMatch(/Der Preis hat sich geändert.*jetzt 1,80\s€ statt 1,50\s€\./)
  expect((await buyer.get('/checkout/cart')).text).not.toContain('Der Preis hat sich geändert')
})
