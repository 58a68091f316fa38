import { beforeEach, describe, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { Cart } from '#shared/schemas/store-api/cart.ts'
import { Order } from '#shared/schemas/store-api/order.ts'
import { ADD, atTheButton, buckle, fabric, orderCount } from './at-the-button.ts'
import { aClient } from './client.ts'
import { register } from './guest.ts'
import { aBuckle, aFabric, stockOf, stockShop } from './stock.ts'

beforeEach(async () => {
  await emptyStorage()
})

describe('one order per cart', () => {
  test('a double click on the order button places one order', async () => {
    await stockShop([aFabric(), aBuckle()])
    const shopper = aClient()
    const summary = await atTheButton(shopper)
    const tabs = [aClient(), aClient(), aClient()]
    const orders = await Promise.all(
      tabs.map((tab) => {
        tab.withToken(shopper.token)
        return tab.ask(Order, 'POST', '/checkout/order', summary)
      }),
    )
    expect(new Set(orders.map(({ id }) => id)).size).toBe(1)
    expect(await orderCount()).toBe(1)
    expect(await stockOf('24500')).toBe(9)
  })

  test('a double click places one order of the last stock', async () => {
    await stockShop([aFabric('70000', { stock: 25 }), aBuckle('24500', { stock: 1 })])
    const shopper = aClient()
    const summary = await atTheButton(shopper)
    const tabs = [aClient(), aClient(), aClient(), aClient()]
    const orders = await Promise.all(
      tabs.map((tab) => {
        tab.withToken(shopper.token)
        return tab.ask(Order, 'POST', '/checkout/order', summary)
      }),
    )
    expect(new Set(orders.map(({ id }) => id)).size).toBe(1)
    expect(await stockOf('70000')).toBe(0)
  })

  test('a second click that registers the same guest again places one order', async () => {
    await stockShop([aFabric(), aBuckle()])
    const shopper = aClient()
    await shopper.ask(Cart, 'POST', ADD, { items: [{ id: fabric, type: 'product', quantity: 25 }] })
    const asAnonymous = shopper.token
    const click = async () => {
      const tab = aClient()
      tab.withToken(asAnonymous)
      await register(tab)
      const { extensions } = await tab.ask(Cart, 'GET', '/checkout/cart')
      return {
        tab,
        summary: { cartId: extensions?.ripstop?.cartId, hash: extensions?.ripstop?.hash },
      }
    }
    const [first, second] = [await click(), await click()]
    const order = await first.tab.ask(Order, 'POST', '/checkout/order', first.summary)
    const again = await second.tab.ask(Order, 'POST', '/checkout/order', second.summary)
    expect(again.id).toBe(order.id)
    expect(await orderCount()).toBe(1)
  })

  test('a reload long after the order places no second one', async () => {
    await stockShop([aFabric(), aBuckle()])
    const shopper = aClient()
    const summary = await atTheButton(shopper)
    const order = await shopper.ask(Order, 'POST', '/checkout/order', summary)
    await shopper.ask(Cart, 'POST', ADD, { items: [{ id: buckle, type: 'product' }] })
    const again = await shopper.ask(Order, 'POST', '/checkout/order', summary)
    expect(again.id).toBe(order.id)
    expect((await shopper.ask(Cart, 'GET', '/checkout/cart')).lineItems).toHaveLength(1)
  })

  test('another session learns nothing about the order by its cart id', async () => {
    await stockShop([aFabric(), aBuckle()])
    const shopper = aClient()
    const summary = await atTheButton(shopper)
    await shopper.ask(Order, 'POST', '/checkout/order', summary)
    const stranger = aClient()
    await stranger.ask(Cart, 'POST', ADD, { items: [{ id: buckle, type: 'product' }] })
    await register(stranger, { email: 'fremd@example.org' })
    expect(await stranger.refused('POST', '/checkout/order', summary)).toEqual([
      409,
      'CHECKOUT__CART_HASH_MISMATCH',
    ])
  })
})

describe('the last metre of cloth', () => {
  test('of simultaneous orders one gets the last metre', async () => {
    await stockShop([aFabric('70000', { stock: 25 }), aBuckle()])
    const shoppers = [aClient(), aClient(), aClient()]
    const summaries = await Promise.all(shoppers.map((shopper) => atTheButton(shopper)))
    const responses = await Promise.all(
      shoppers.map((shopper, index) => shopper.call('POST', '/checkout/order', summaries[index])),
    )
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await stockOf('70000')).toBe(0)
    expect(await stockOf('24500')).toBe(9)
    expect(await orderCount()).toBe(1)
  })

  test('an order that comes too late names the sold-out line and preserves the rest', async () => {
    await stockShop([aFabric('70000', { stock: 25 }), aBuckle()])
    const [early, late] = [aClient(), aClient()]
    const summary = await atTheButton(late)
    await early.ask(Order, 'POST', '/checkout/order', await atTheButton(early))
    expect((await late.call('POST', '/checkout/order', summary)).status).toBe(409)
    const stored = await late.ask(Cart, 'GET', '/checkout/cart')
    expect(Object.keys(stored.errors ?? {}).join()).toContain('product-out-of-stock')
    expect(stored.lineItems.map(({ id }) => id)).toEqual([buckle])
  })

  test('products with announced restocking can be sold beyond the stock', async () => {
    const availability = { state: 'availableInDays', days: 10 } as const
    await stockShop([aBuckle('24500', { stock: 1, backorder: true, availability })])
    const shopper = aClient()
    const summary = await atTheButton(shopper, { items: [[buckle, 3]] })
    await shopper.ask(Order, 'POST', '/checkout/order', summary)
    expect(await stockOf('24500')).toBe(-2)
  })
})
