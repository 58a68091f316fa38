import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { CartResponse } from '#shared/schemas/forms/cart-view.ts'
import { Cart } from '#shared/schemas/store-api/cart.ts'
import { Order } from '#shared/schemas/store-api/order.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { aCustomer } from '../backend/account/people.ts'
import { aClient } from '../backend/sales/client.ts'
import { register } from '../backend/sales/guest.ts'
import { aBuckle, aFabric, idOfProduct, stockShop } from '../backend/sales/stock.ts'
import { aBrowser, fieldsIn } from './browser.ts'
import { ADDRESS, filledCheckout, methodIn } from './checkout-form.ts'

const fabric = idOfProduct('70000')
const ADD = '/checkout/cart/add'
const CHANGE = '/checkout/cart/change'
const LINE_ITEM = '/checkout/cart/line-item'
const ACCEPT_JSON = { accept: 'application/json' }

const readable = (html: string) =>
  html
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

const added = (fields: Record<string, string>) => ({ productId: fabric, min: '5', ...fields })

/** A customer's order of cloth in pieces, and the path that puts it into the cart again. */
async function anOrderOf(cut: Record<string, string>) {
  const { client } = await aCustomer()
  const browser = aBrowser(new Map([['__Host-sw-context-token', client.token]]))
  await browser.post(ADD, added(cut))
  const page = await browser.get('/checkout')
  const chosen = {
    shippingMethodId: methodIn(page, 'pickup'),
    paymentMethodId: methodIn(page, 'Vorkasse'),
  }
  const saved = await browser.post('/checkout/save', { ...fieldsIn(page), ...chosen })
  const placed = await browser.post('/checkout/order', { ...fieldsIn(saved), terms: '1' })
  const order = /[0-9a-f]{32}/.exec(placed.location ?? '')?.[0] ?? ''
  return { browser, reorder: `/account/order/${order}/reorder` }
}

beforeEach(async () => {
  await emptyStorage()
  await stockShop([aFabric(), aBuckle()])
})

describe('cloth in pieces', () => {
  test('pieces can be added, shown, changed and merged without script', async () => {
    const browser = aBrowser()
    await browser.post(ADD, added({ metres: '1,5', pieces: '2' }))
    const cart = readable((await browser.get('/checkout/cart')).text)
    expect(cart).toContain('Zuschnitt: 2 × 1,5 m')
    expect(cart).toContain('35,70 €')
    await browser.post(CHANGE, { id: fabric, each: '0,8', pieces: '3' })
    const other = readable((await browser.get('/checkout/cart')).text)
    expect(other).toContain('Zuschnitt: 3 × 0,8 m')
    await browser.post(CHANGE, { id: fabric, metres: '2' })
    const whole = readable((await browser.get('/checkout/cart')).text)
    expect(whole).toContain('2 m am Stück: Die bisherigen Stücke passen nicht zur neuen Länge.')
    expect(whole).not.toContain('Zuschnitt: 3')
  })

  test('pieces can be added by an island too', async () => {
    const { text } = await aBrowser().post(ADD, added({ metres: '1,5', pieces: '2' }), ACCEPT_JSON)
    const { cart } = CartResponse.parse(JSON.parse(text))
    expect(cart?.lines[0]).toMatchObject({ units: 30 })
    expect(cart?.lines[0]?.facts[0]).toBe('Zuschnitt: 2 × 1,5\u202fm')
  })

  test('pieces below the minimum are lengthened, which the cart reports', async () => {
    const browser = aBrowser()
    await browser.post(ADD, { productId: fabric, min: '1', metres: '0,2', pieces: '3' })
    const cart = readable((await browser.get('/checkout/cart')).text)
    expect(cart).toContain('Zuschnitt: 3 × 0,5 m')
    expect(cart).toContain('Die Mindestmenge ist 0,5 m')
  })

  test.each(['0', '51', '1000', '-2', '1,5', 'zwei'])('%s pieces are refused', async (pieces) => {
    const browser = aBrowser()
    const { status, text } = await browser.post(ADD, added({ metres: '1', pieces }))
    expect(status).toBe(400)
    expect(readable(text)).toContain('Bitte geben Sie 1 bis 50 Stücke ein.')
  })

  test('pieces beyond the limit of a line are not added, which the form reports', async () => {
    const browser = aBrowser()
    await browser.post(ADD, added({ metres: '0,5', pieces: '30' }))
    const { status, text } = await browser.post(ADD, added({ metres: '0,5', pieces: '30' }))
    expect(status).toBe(400)
    expect(readable(text)).toContain('Bitte geben Sie 1 bis 50 Stücke ein.')
    expect(readable(text)).toContain('Zuschnitt: 30 × 0,5 m')
  })

  test('a repeated order preserves its pieces', async () => {
    const { browser, reorder } = await anOrderOf({ metres: '1,5', pieces: '2' })
    const again = await browser.post(reorder, {})
    expect([again.status, again.location]).toEqual([303, '/checkout/cart'])
    expect(readable((await browser.get('/checkout/cart')).text)).toContain('Zuschnitt: 2 × 1,5 m')
  })

  test('an order is not repeated beyond the pieces of a line, and its page says so', async () => {
    const { browser, reorder } = await anOrderOf({ metres: '0,5', pieces: '30' })
    await browser.post(ADD, added({ metres: '0,5', pieces: '30' }))
    const again = await browser.post(reorder, {})
    expect([again.status, again.location]).toEqual([303, reorder.replace('/reorder', '')])
    const order = readable((await browser.get(again.location ?? '')).text)
    expect(order).toContain('Bitte geben Sie 1 bis 50 Stücke ein.')
  })

  test('order, mail and order page keep the pieces', async () => {
    const browser = aBrowser()
    await browser.post(ADD, added({ metres: '1,5', pieces: '2' }))
    const form = await filledCheckout(browser, ADDRESS)
    const { location } = await browser.post('/checkout/order', form)
    const page = readable((await browser.get(location ?? '')).text)
    expect(page).toContain('Zuschnitt: 2 × 1,5 m')
    const mail = await env.DB.prepare(
      "SELECT mail ->> 'text' AS text FROM outbox WHERE kind = 'order-confirmation'",
    ).first<string>('text')
    expect(readable(mail ?? '')).toContain('Zuschnitt: 2 × 1,5 m')
  })
})

const cutsIn = ({ lineItems }: Cart) => lineItems[0]?.payload.ripstop_cuts

describe('pieces in the Store API', () => {
  const item = (quantity: number, cuts: unknown) => ({
    items: [{ id: fabric, type: 'product', quantity, payload: { ripstop_cuts: cuts } }],
  })

  test('the payload contains the pieces and can change them', async () => {
    const shopper = aClient()
    expect(cutsIn(await shopper.ask(Cart, 'POST', LINE_ITEM, item(30, [15, 15])))).toEqual([15, 15])
    expect(cutsIn(await shopper.ask(Cart, 'PATCH', LINE_ITEM, item(30, [20, 10])))).toEqual([
      20, 10,
    ])
  })

  test.each([
    ['do not add up', 30, [15, 14]],
    ['are negative', 30, [40, -10]],
    ['are not numbers', 30, ['15', '15']],
    ['are fractional', 30, [15.5, 14.5]],
    ['are not a list', 30, 'x'],
  ])('pieces that %s become one piece', async (_, quantity, cuts) => {
    const cart = await aClient().ask(Cart, 'POST', LINE_ITEM, item(quantity, cuts))
    expect(cutsIn(cart)).toEqual([30])
  })

  test('a thousand pieces are refused', async () => {
    const cuts = Array.from({ length: 1000 }, () => 5)
    const refused = await aClient().refused('POST', LINE_ITEM, item(5000, cuts))
    expect(refused).toEqual([400, 'CHECKOUT__CART_LINE_ITEM_INVALID'])
  })
})

describe('rolls', () => {
  const onRolls = async (...rolls: number[]) => {
    await emptyStorage()
    const stock = rolls.reduce((sum, units) => sum + units, 0)
    await stockShop([aFabric('70000', { stock, rolls, maxPurchase: 600 }), aBuckle()])
  }
  const rollsLeft = async () => {
    const query = 'SELECT units FROM product_roll WHERE units > 0 ORDER BY units DESC'
    const { results } = await env.DB.prepare(query).all()
    return results.map(({ units }) => units)
  }
  const prepay = async (client: ReturnType<typeof aClient>, quantity: number) => {
    const items = [{ id: fabric, type: 'product', quantity }]
    await client.ask(Cart, 'POST', LINE_ITEM, { items })
    await register(client)
    await client.call('PATCH', '/context', { paymentMethodId: idOf('payment', 'prepayment') })
  }

  test('the cart shows before the order which pieces the rolls allow', async () => {
    await onRolls(50, 40)
    const browser = aBrowser()
    await browser.post(ADD, added({ metres: '6' }))
    const cart = readable((await browser.get('/checkout/cart')).text)
    expect(cart).toContain('Am Stück sind höchstens 5 m lieferbar.')
    expect(cart).toContain('Zuschnitt: 5 m + 1 m')
  })

  test('dividing a piece is reported once, and the next response has the divided pieces', async () => {
    await onRolls(50, 40)
    const shopper = aClient()
    const items = [{ id: fabric, type: 'product', quantity: 60 }]
    const cut = await shopper.ask(Cart, 'POST', LINE_ITEM, { items })
    expect(Object.keys(cut.errors)).toEqual([`piece-too-long${fabric}`])
    const next = await shopper.ask(Cart, 'GET', '/checkout/cart')
    expect(cutsIn(next)).toEqual([50, 10])
    expect(Object.keys(next.errors)).toEqual([])
  })

  test('an order shortens the rolls, and its cancellation restores them', async () => {
    await onRolls(50, 40)
    const shopper = aClient()
    await prepay(shopper, 30)
    const order = await shopper.ask(Order, 'POST', '/checkout/order', {})
    expect(await rollsLeft()).toEqual([50, 10])
    await shopper.call('POST', '/order/state/cancel', { orderId: order.id })
    expect(await rollsLeft()).toEqual([50, 40])
    await shopper.call('POST', '/order/state/cancel', { orderId: order.id })
    expect(await rollsLeft()).toEqual([50, 40])
  })

  test('cancelled orders of many pieces restore the rolls', async () => {
    await onRolls(100, 90)
    for (const cuts of [Array(12).fill(15), Array(9).fill(20), [95, 85]]) {
      const shopper = aClient()
      await prepay(shopper, 10)
      const quantity = cuts.reduce((sum: number, cut: number) => sum + cut, 0)
      const items = [{ id: fabric, type: 'product', quantity, payload: { ripstop_cuts: cuts } }]
      await shopper.call('PATCH', LINE_ITEM, { items })
      const order = await shopper.ask(Order, 'POST', '/checkout/order', {})
      expect(await rollsLeft()).not.toEqual([100, 90])
      await shopper.call('POST', '/order/state/cancel', { orderId: order.id })
      expect(await rollsLeft()).toEqual([100, 90])
    }
  })

  test('a cancelled order adds its length as a roll if the rolls were replaced meanwhile', async () => {
    await onRolls(50, 40)
    const shopper = aClient()
    await prepay(shopper, 30)
    const order = await shopper.ask(Order, 'POST', '/checkout/order', {})
    await env.DB.prepare("UPDATE product_roll SET id = 'counted-' || id").run()
    await shopper.call('POST', '/order/state/cancel', { orderId: order.id })
    expect(await rollsLeft()).toEqual([50, 30, 10])
  })

  test('of two orders for the last 3 m in one piece one succeeds', async () => {
    await onRolls(30, 20, 20)
    const shoppers = [aClient(), aClient()]
    for (const shopper of shoppers) await prepay(shopper, 30)
    const responses = await Promise.all(
      shoppers.map(async (shopper) => {
        const { extensions } = await shopper.ask(Cart, 'GET', '/checkout/cart')
        const { cartId, hash } = extensions?.ripstop ?? {}
        return shopper.call('POST', '/checkout/order', {
          ripstop_cart_id: cartId,
          ripstop_hash: hash,
        })
      }),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    const loser = shoppers[responses.findIndex(({ status }) => status !== 200)]
    const cart = await loser?.ask(Cart, 'GET', '/checkout/cart')
    expect(cart && cutsIn(cart)).toEqual([20, 10])
    expect(await rollsLeft()).toEqual([20, 20])
  })
})
