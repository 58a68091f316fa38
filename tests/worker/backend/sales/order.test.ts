import { applyD1Migrations, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { Cart } from '#shared/schemas/store-api/cart.ts'
import { Order } from '#shared/schemas/store-api/order.ts'
import { idOf } from '#worker/backend/http/ids.ts'
import { aClient, type Client } from './client.ts'
import { countedBindings } from './counted-db.ts'
import { register } from './guest.ts'
import { aBuckle, aFabric, idOfArticle, stockOf, stockShop } from './stock.ts'

beforeEach(async () => {
  await reset()
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
})

const fabric = idOfArticle('70000')
const buckle = idOfArticle('24500')
const ADD = '/checkout/cart/line-item'

type Choice = { readonly items?: readonly [string, number][]; readonly payment?: string }

/** Fills a cart, registers a guest, and says which summary that guest agrees to. */
async function atTheButton(client: Client, choice: Choice = {}) {
  const {
    items = [
      [fabric, 25],
      [buckle, 1],
    ],
    payment = 'prepayment',
  } = choice
  await client.ask(Cart, 'POST', ADD, { items: items.map(([id, quantity]) => ({ id, quantity })) })
  await register(client)
  await client.call('PATCH', '/context', { paymentMethodId: idOf('payment', payment) })
  const cart = await client.ask(Cart, 'GET', '/checkout/cart')
  return { cartId: cart.extensions?.ripstop?.cartId, hash: cart.extensions?.ripstop?.hash }
}

const orderCount = () => env.DB.prepare('SELECT count(*) AS n FROM orders').first('n')

test('two and a half metres and a buckle become an order', async () => {
  await stockShop([aFabric(), aBuckle()])
  const shopper = aClient()
  const summary = await atTheButton(shopper)
  const order = await shopper.ask(Order, 'POST', '/checkout/order', {
    ...summary,
    customerComment: ' Bitte klingeln ',
  })
  expect(order).toMatchObject({
    orderNumber: '10001',
    amountTotal: 35.85,
    positionPrice: 30.95,
    shippingTotal: 4.9,
    customerComment: 'Bitte klingeln',
    stateMachineState: { technicalName: 'open', name: 'Offen' },
  })
  expect(
    order.lineItems.map(({ label, quantity, totalPrice }) => [label, quantity, totalPrice]),
  ).toEqual([
    ['Ripstop 70000', 25, 29.75],
    ['Steckschnalle 24500', 1, 1.2],
  ])
  expect(order.transactions[0]?.stateMachineState?.technicalName).toBe('open')
  expect(await stockOf('70000')).toBe(375)
  expect(await stockOf('24500')).toBe(9)
  const left = await shopper.ask(Cart, 'GET', '/checkout/cart')
  expect(left.lineItems).toEqual([])
  expect(left.extensions?.ripstop?.cartId).not.toBe(summary.cartId)
})

test('an order to be paid in advance carries the transfer and its QR code', async () => {
  await stockShop([aFabric(), aBuckle()])
  const shopper = aClient()
  const order = await shopper.ask(Order, 'POST', '/checkout/order', await atTheButton(shopper))
  const transfer = order.customFields?.ripstop_payment
  expect(transfer?.reference).toBe('Ripstop 10001')
  expect(transfer?.epcPayload.split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'XXXXDE00XXX',
    'Ripstop Demo GmbH',
    'DE00000000000000000000',
    'EUR35.85',
    '',
    '',
    'Ripstop 10001',
  ])
})

describe('the same cart is one order', () => {
  test('on a double click', async () => {
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

  test('on a second click that registers the same guest once more', async () => {
    await stockShop([aFabric(), aBuckle()])
    const shopper = aClient()
    await shopper.ask(Cart, 'POST', ADD, { items: [{ id: fabric, quantity: 25 }] })
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

  test('on a reload long after', async () => {
    await stockShop([aFabric(), aBuckle()])
    const shopper = aClient()
    const summary = await atTheButton(shopper)
    const order = await shopper.ask(Order, 'POST', '/checkout/order', summary)
    await shopper.ask(Cart, 'POST', ADD, { items: [{ id: buckle }] })
    const again = await shopper.ask(Order, 'POST', '/checkout/order', summary)
    expect(again.id).toBe(order.id)
    expect((await shopper.ask(Cart, 'GET', '/checkout/cart')).lineItems).toHaveLength(1)
  })

  test('and nobody else learns of it by its cart id', async () => {
    await stockShop([aFabric(), aBuckle()])
    const shopper = aClient()
    const summary = await atTheButton(shopper)
    await shopper.ask(Order, 'POST', '/checkout/order', summary)
    const stranger = aClient()
    await stranger.ask(Cart, 'POST', ADD, { items: [{ id: buckle }] })
    await register(stranger, { email: 'fremd@example.org' })
    expect(await stranger.refused('POST', '/checkout/order', summary)).toEqual([
      409,
      'CHECKOUT__CART_HASH_MISMATCH',
    ])
  })
})

describe('the last metre is sold once', () => {
  test('to one of several who order at the same time', async () => {
    await stockShop([aFabric('70000', { stock: 25 }), aBuckle()])
    const shoppers = [aClient(), aClient(), aClient()]
    const summaries = await Promise.all(shoppers.map((shopper) => atTheButton(shopper)))
    const answers = await Promise.all(
      shoppers.map((shopper, index) => shopper.call('POST', '/checkout/order', summaries[index])),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await stockOf('70000')).toBe(0)
    expect(await stockOf('24500')).toBe(9)
    expect(await orderCount()).toBe(1)
  })

  test('and whoever comes late hears which line it was, and keeps the rest', async () => {
    await stockShop([aFabric('70000', { stock: 25 }), aBuckle()])
    const [early, late] = [aClient(), aClient()]
    const summary = await atTheButton(late)
    await early.ask(Order, 'POST', '/checkout/order', await atTheButton(early))
    const { status, body } = await late.call('POST', '/checkout/order', summary)
    expect(status).toBe(409)
    expect(JSON.stringify(body)).toContain('product-out-of-stock')
    const kept = await late.ask(Cart, 'GET', '/checkout/cart')
    expect(kept.lineItems.map(({ id }) => id)).toEqual([buckle])
  })

  test('while what is announced may be sold beyond the stock', async () => {
    const availability = { state: 'availableInDays', days: 10 } as const
    await stockShop([aBuckle('24500', { stock: 1, backorder: true, availability })])
    const shopper = aClient()
    const summary = await atTheButton(shopper, { items: [[buckle, 3]] })
    await shopper.ask(Order, 'POST', '/checkout/order', summary)
    expect(await stockOf('24500')).toBe(-2)
  })
})

describe('nothing is ordered', () => {
  test('when another tab changed the cart: the new summary comes back', async () => {
    await stockShop([aFabric(), aBuckle()])
    const shopper = aClient()
    const summary = await atTheButton(shopper)
    await shopper.ask(Cart, 'POST', ADD, { items: [{ id: buckle }] })
    const { status, body } = await shopper.call('POST', '/checkout/order', summary)
    expect(status).toBe(409)
    expect(body).toMatchObject({
      errors: [
        {
          code: 'CHECKOUT__CART_HASH_MISMATCH',
          meta: { parameters: { cart: { price: { positionPrice: 32.15 } } } },
        },
      ],
    })
    expect(await orderCount()).toBe(0)
  })

  test('when a price changed meanwhile', async () => {
    await stockShop([aFabric(), aBuckle()])
    const shopper = aClient()
    const summary = await atTheButton(shopper)
    await env.DB.prepare('UPDATE product_price SET gross = gross + 1').run()
    expect((await shopper.call('POST', '/checkout/order', summary)).status).toBe(409)
  })

  test('without a guest', async () => {
    await stockShop([aBuckle()])
    const shopper = aClient()
    await shopper.ask(Cart, 'POST', ADD, { items: [{ id: buckle }] })
    expect(await shopper.refused('POST', '/checkout/order')).toEqual([
      403,
      'CHECKOUT__CUSTOMER_NOT_LOGGED_IN',
    ])
  })

  test('from an empty cart', async () => {
    await stockShop([])
    const shopper = aClient()
    await register(shopper)
    expect(await shopper.refused('POST', '/checkout/order', {})).toEqual([
      400,
      'CHECKOUT__CART_EMPTY',
    ])
  })

  test('while an error blocks the cart', async () => {
    await stockShop([aFabric('70000', { stock: 30 })])
    const shopper = aClient()
    await shopper.ask(Cart, 'POST', ADD, { items: [{ id: fabric, quantity: 25 }] })
    await register(shopper)
    await env.DB.prepare('UPDATE product SET stock = 20').run()
    expect(await shopper.refused('POST', '/checkout/order', {})).toEqual([
      500,
      'CHECKOUT__CART_INVALID',
    ])
    expect((await shopper.call('POST', '/checkout/order', {})).status).toBe(200)
  })

  test.each([{ customerComment: 5 }, { hash: {} }, { customerComment: 'x'.repeat(2001) }])(
    'for a body like %j',
    async (body) => {
      await stockShop([aBuckle()])
      const shopper = aClient()
      await atTheButton(shopper, { items: [[buckle, 1]] })
      expect((await shopper.call('POST', '/checkout/order', body)).status).toBe(400)
      expect(await orderCount()).toBe(0)
    },
  )
})

test('an order is one batch, of as many statements for 30 lines as for one', async () => {
  const numbers = Array.from({ length: 30 }, (_, index) => String(24_500 + index))
  await stockShop(numbers.map((number) => aBuckle(number)))
  const statementsFor = async (items: readonly [string, number][]) => {
    const { bindings, counts } = countedBindings()
    const shopper = aClient({ bindings })
    const summary = await atTheButton(shopper, { items })
    const before = { ...counts }
    await shopper.ask(Order, 'POST', '/checkout/order', summary)
    return counts.statements - before.statements
  }
  const forOne = await statementsFor([[buckle, 1]])
  expect(await statementsFor(numbers.map((number) => [idOfArticle(number), 1]))).toBe(forOne)
})

test('numbers have no gaps, also where an order failed', async () => {
  await stockShop([aFabric('70000', { stock: 25 }), aBuckle()])
  const [first, failing, second] = [aClient(), aClient(), aClient()]
  const failingSummary = await atTheButton(failing)
  const one = await first.ask(Order, 'POST', '/checkout/order', await atTheButton(first))
  await failing.call('POST', '/checkout/order', failingSummary)
  const items: [string, number][] = [[buckle, 1]]
  const two = await second.ask(
    Order,
    'POST',
    '/checkout/order',
    await atTheButton(second, { items }),
  )
  expect([one.orderNumber, two.orderNumber]).toEqual(['10001', '10002'])
})
