import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { Cart } from '#shared/schemas/store-api/cart.ts'
import { ADD, atTheButton, buckle, fabric, orderCount } from './at-the-button.ts'
import { aClient } from './client.ts'
import { register } from './guest.ts'
import { aBuckle, aFabric, stockShop } from './stock.ts'

beforeEach(async () => {
  await emptyStorage()
})

describe('refused orders', () => {
  test('an order is refused if another tab changed the cart, and the cart has the new summary', async () => {
    await stockShop([aFabric(), aBuckle()])
    const shopper = aClient()
    const summary = await atTheButton(shopper)
    await shopper.ask(Cart, 'POST', ADD, { items: [{ id: buckle, type: 'product' }] })
    const { status, body } = await shopper.call('POST', '/checkout/order', summary)
    expect(status).toBe(409)
    expect(body).toMatchObject({ errors: [{ code: 'CHECKOUT__CART_HASH_MISMATCH' }] })
    const { price } = await shopper.ask(Cart, 'GET', '/checkout/cart')
    expect(price.positionPrice).toBe(32.15)
    expect(await orderCount()).toBe(0)
  })

  test('an order is refused if a price changed', async () => {
    await stockShop([aFabric(), aBuckle()])
    const shopper = aClient()
    const summary = await atTheButton(shopper)
    await env.DB.prepare('UPDATE product_price SET gross = gross + 1').run()
    expect((await shopper.call('POST', '/checkout/order', summary)).status).toBe(409)
  })

  test('an order without a customer is refused', async () => {
    await stockShop([aBuckle()])
    const shopper = aClient()
    await shopper.ask(Cart, 'POST', ADD, { items: [{ id: buckle, type: 'product' }] })
    expect(await shopper.refused('POST', '/checkout/order')).toEqual([
      403,
      'CHECKOUT__CUSTOMER_NOT_LOGGED_IN',
    ])
  })

  test('an order from an empty cart is refused', async () => {
    await stockShop([])
    const shopper = aClient()
    await register(shopper)
    expect(await shopper.refused('POST', '/checkout/order', {})).toEqual([
      400,
      'CHECKOUT__CART_EMPTY',
    ])
  })

  test('an order from a sold-out cart is refused, and the cart reports the products once', async () => {
    await stockShop([aBuckle()])
    const shopper = aClient()
    const summary = await atTheButton(shopper, { items: [[buckle, 1]] })
    await env.DB.prepare('UPDATE product SET stock = 0').run()
    const { status, body } = await shopper.call('POST', '/checkout/order', summary)
    const key = `product-out-of-stock${buckle}`
    const errors = { [key]: { messageKey: 'product-out-of-stock' } }
    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: [{ code: 'CHECKOUT__CART_EMPTY' }] })
    const cart = await shopper.ask(Cart, 'GET', '/checkout/cart')
    expect(cart.errors).toMatchObject(errors)
    expect((await shopper.ask(Cart, 'GET', '/checkout/cart')).errors).toEqual({})
  })

  test('an order is refused while an error blocks the cart', async () => {
    await stockShop([aFabric('70000', { stock: 30 })])
    const shopper = aClient()
    await shopper.ask(Cart, 'POST', ADD, { items: [{ id: fabric, type: 'product', quantity: 25 }] })
    await register(shopper)
    await env.DB.prepare('UPDATE product SET stock = 20').run()
    expect(await shopper.refused('POST', '/checkout/order', {})).toEqual([
      500,
      'CHECKOUT__CART_INVALID',
    ])
    expect((await shopper.call('POST', '/checkout/order', {})).status).toBe(200)
  })

  test.each([
    { customerComment: 5 },
    { hash: {} },
    { customerComment: 'x'.repeat(2001) },
    { affiliateCode: ['blog'] },
    { campaignCode: 'x'.repeat(256) },
  ])('an order with the body %j is refused', async (body) => {
    await stockShop([aBuckle()])
    const shopper = aClient()
    await atTheButton(shopper, { items: [[buckle, 1]] })
    expect((await shopper.call('POST', '/checkout/order', body)).status).toBe(400)
    expect(await orderCount()).toBe(0)
  })
})
