import { beforeEach, describe, expect, test } from 'vitest'
import { reset, applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { Cart } from '#shared/schemas/store-api/cart.ts'
import { aClient } from './client.ts'
import { aBuckle, idOfArticle, stockShop } from './stock.ts'

const LINE_ITEM = '/checkout/cart/line-item'
const buckle = idOfArticle('24500')
const item = (id: string, quantity?: number) => ({ items: [{ id, type: 'product', quantity }] })

beforeEach(async () => {
  await reset()
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
})

describe('bad input leaves the cart as it was', () => {
  test.each([0, -1, 1.5, '3', 'viele', 1e12, Number.MAX_SAFE_INTEGER])(
    'quantity %j',
    async (quantity) => {
      await stockShop([aBuckle()])
      const shopper = aClient()
      await shopper.ask(Cart, 'POST', LINE_ITEM, item(buckle, 2))
      const body = { items: [{ id: buckle, quantity }] }
      const code = 'CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY'
      expect(await shopper.refused('POST', LINE_ITEM, body)).toEqual([400, code])
      expect(await shopper.refused('PATCH', LINE_ITEM, body)).toEqual([400, code])
      const cart = await shopper.ask(Cart, 'GET', '/checkout/cart')
      expect(cart.lineItems[0]?.quantity).toBe(2)
    },
  )

  test.each([
    ['no items', {}, [400, 'FRAMEWORK__MISSING_REQUEST_PARAMETER']],
    ['no list', { items: 'all' }, [400, 'FRAMEWORK__MISSING_REQUEST_PARAMETER']],
    ['no id', { items: [{ quantity: 1 }] }, [400, 'FRAMEWORK__INVALID_UUID']],
    ['a number for an id', { items: [{ id: '24500' }] }, [400, 'FRAMEWORK__INVALID_UUID']],
    [
      'another type',
      { items: [{ id: buckle, type: 'credit' }] },
      [400, 'CHECKOUT__CART_LINE_ITEM_TYPE_NOT_SUPPORTED'],
    ],
    [
      'a price of their own',
      { items: [{ id: buckle, priceDefinition: { price: 0.01 } }] },
      [403, 'CHECKOUT__INSUFFICIENT_PERMISSION'],
    ],
  ])('%s', async (_what, body, refusal) => {
    await stockShop([aBuckle()])
    expect(await aClient().refused('POST', LINE_ITEM, body)).toEqual(refusal)
  })

  test('a line that is not there', async () => {
    await stockShop([aBuckle()])
    const shopper = aClient()
    const refusal = [404, 'CHECKOUT__CART_LINE_ITEM_NOT_FOUND']
    expect(await shopper.refused('PATCH', LINE_ITEM, item(buckle, 2))).toEqual(refusal)
    expect(await shopper.refused('POST', `${LINE_ITEM}/delete`, { ids: [buckle] })).toEqual(refusal)
  })
})
