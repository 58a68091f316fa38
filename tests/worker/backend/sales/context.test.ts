import { beforeEach, describe, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { Cart } from '#shared/schemas/store-api/cart.ts'
import { SalesChannelContext } from '#shared/schemas/store-api/context.ts'
import { LANGUAGE_ID } from '#worker/backend/http/languages.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { aClient } from './client.ts'
import { aFabric, idOfProduct, stockShop } from './stock.ts'

const LINE_ITEM = '/checkout/cart/line-item'
const fabric = idOfProduct('70000')
const item = (id: string, quantity?: number) => ({ items: [{ id, type: 'product', quantity }] })

beforeEach(async () => {
  await emptyStorage()
})

describe('the sales channel context', () => {
  test('the context has the shop’s first methods, in the language of the request', async () => {
    await stockShop([])
    const context = await aClient({ languageId: LANGUAGE_ID.en }).ask(
      SalesChannelContext,
      'GET',
      '/context',
    )
    expect(context.shippingLocation.country.name).toBe('Germany')
    expect(context.shippingMethod.technicalName).toBe('standard')
    expect(context.paymentMethod.technicalName).toBe('payment_card')
    expect(context.context.taxState).toBe('gross')
    expect(context.customer).toBeNull()
  })

  test('the context has the cart’s actual shipping method if no parcel can carry the cart', async () => {
    await stockShop([aFabric('70000', { flags: ['rollOnly'] })])
    const shopper = aClient()
    const cart = await shopper.ask(Cart, 'POST', LINE_ITEM, item(fabric, 10))
    const context = await shopper.ask(SalesChannelContext, 'GET', '/context')
    expect(context.shippingMethod.technicalName).toBe('roll')
    expect(context.shippingMethod.id).toBe(cart.deliveries[0]?.shippingMethod?.id)
  })

  test('the context has the replacement of a blocked payment method, before and after the cart reports it', async () => {
    await stockShop([aFabric()])
    const shopper = aClient()
    await shopper.ask(Cart, 'POST', LINE_ITEM, item(fabric, 10))
    const choose = (choice: object) => shopper.call('PATCH', '/context', choice)
    await choose({
      shippingMethodId: idOf('shipping', 'pickup'),
      paymentMethodId: idOf('payment', 'cash'),
    })
    await choose({ shippingMethodId: idOf('shipping', 'standard') })
    const paying = async () =>
      (await shopper.ask(SalesChannelContext, 'GET', '/context')).paymentMethod.id
    const before = await paying()
    const cart = await shopper.ask(Cart, 'GET', '/checkout/cart')
    expect(Object.keys(cart.errors)).toEqual(['payment-method-changed'])
    expect([before, await paying()]).toEqual(Array(2).fill(cart.transactions[0]?.paymentMethodId))
    expect(before).not.toBe(idOf('payment', 'cash'))
  })

  test('the context preserves the chosen country, and Switzerland pays no tax', async () => {
    await stockShop([aFabric()])
    const shopper = aClient()
    await shopper.ask(Cart, 'POST', LINE_ITEM, item(fabric, 10))
    expect(
      (await shopper.call('PATCH', '/context', { countryId: idOf('country', 'CH') })).status,
    ).toBe(200)
    const cart = await shopper.ask(Cart, 'GET', '/checkout/cart')
    expect(cart.price).toMatchObject({
      taxStatus: 'tax-free',
      positionPrice: 10,
      calculatedTaxes: [],
    })
  })

  test('the context refuses unknown ids, and addresses without a customer', async () => {
    await stockShop([])
    const shopper = aClient()
    const unknown = { countryId: idOf('country', 'XX'), languageId: 'f'.repeat(32) }
    expect(await shopper.refused('PATCH', '/context', unknown)).toEqual([
      400,
      'VIOLATION::ENTITY_DOES_NOT_EXISTS',
      'VIOLATION::ENTITY_DOES_NOT_EXISTS',
    ])
    expect(
      await shopper.refused('PATCH', '/context', { shippingAddressId: 'f'.repeat(32) }),
    ).toEqual([403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN'])
  })
})
