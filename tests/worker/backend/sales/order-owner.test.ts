import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { OrderList } from '#shared/schemas/store-api/order.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { aClient } from './client.ts'
import { register } from './guest.ts'
import { anOrder, errorUrl, finishUrl } from './paying.ts'
import { aBuckle, stockShop } from './stock.ts'

beforeEach(async () => {
  await emptyStorage()
  await stockShop([aBuckle()])
})

describe('access to orders', () => {
  test('another customer’s order is not found', async () => {
    const placed = await anOrder(aClient())
    const stranger = aClient()
    await register(stranger, { email: 'fremd@example.org' })
    const body = {
      orderId: placed.id,
      finishUrl,
      errorUrl,
      paymentMethodId: idOf('payment', 'card'),
    }
    const unknown = {
      '/handle-payment': 'CHECKOUT__INVALID_ORDER_ID',
      '/order/payment': 'FRAMEWORK__ENTITY_NOT_FOUND',
      '/order/state/cancel': 'CHECKOUT__ORDER_ORDER_NOT_FOUND',
    }
    for (const [path, code] of Object.entries(unknown)) {
      expect(await stranger.refused('POST', path, body)).toEqual([404, code])
      const nobodys = { ...body, orderId: 'f'.repeat(32) }
      expect(await stranger.refused('POST', path, nobodys)).toEqual([404, code])
    }
    const seen = await stranger.ask(OrderList, 'POST', '/order', { ids: [placed.id] })
    expect(seen.orders.elements).toEqual([])
  })

  test('orders cannot be read without a session or the order’s credentials', async () => {
    const shopper = aClient()
    const placed = await anOrder(shopper)
    const nobody = aClient()
    expect(await nobody.refused('POST', '/order', { ids: [placed.id] })).toEqual([
      403,
      'CHECKOUT__CUSTOMER_NOT_LOGGED_IN',
    ])
    const filter = [{ type: 'equals', field: 'deepLinkCode', value: placed.deepLinkCode }]
    const proof = { filter, email: 'KATRIN@example.org ', zipcode: '01099' }
    const { orders } = await nobody.ask(OrderList, 'POST', '/order', proof)
    expect(orders.elements.map(({ id }) => id)).toEqual([placed.id])
    expect(await nobody.refused('POST', '/order', { ...proof, zipcode: '01097' })).toEqual([
      403,
      'CHECKOUT__GUEST_WRONG_CREDENTIALS',
    ])
    expect(await nobody.refused('POST', '/order', { filter })).toEqual([
      403,
      'CHECKOUT__GUEST_NOT_AUTHENTICATED',
    ])
    await env.DB.prepare("UPDATE orders SET placed_at = '2026-01-01T00:00:00.000Z'").run()
    expect((await nobody.call('POST', '/order', proof)).status).toBe(403)
  })

  test('the buyer opens an order by its code without proof, others do not', async () => {
    const shopper = aClient()
    const placed = await anOrder(shopper)
    const stranger = aClient()
    await anOrder(stranger)
    const filter = [{ type: 'equals', field: 'deepLinkCode', value: placed.deepLinkCode }]
    const { orders } = await shopper.ask(OrderList, 'POST', '/order', { filter })
    expect(orders.elements.map(({ id }) => id)).toEqual([placed.id])
    expect(await stranger.refused('POST', '/order', { filter })).toEqual([
      403,
      'CHECKOUT__GUEST_NOT_AUTHENTICATED',
    ])
  })

  test('the payment return never redirects to another site', async () => {
    const shopper = aClient()
    const placed = await anOrder(shopper)
    const foreign = { orderId: placed.id, finishUrl: 'https://evil.example/', errorUrl }
    expect(await shopper.refused('POST', '/handle-payment', foreign)).toEqual([
      400,
      'VIOLATION::NO_SUCH_CHOICE_ERROR',
    ])
  })
})
