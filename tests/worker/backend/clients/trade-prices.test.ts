import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { z } from '#shared/schemas/zod.ts'
import { Cart } from '#shared/schemas/store-api/cart.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { aCustomer, anAddress } from '#tests/worker/backend/account/people.ts'
import { aClient } from '#tests/worker/backend/sales/client.ts'
import { aBuckle, idOfProduct, stockShop } from '#tests/worker/backend/sales/stock.ts'

const Product = z.object({
  calculatedPrice: z.object({ unitPrice: z.number() }),
  calculatedPrices: z.array(z.object({ unitPrice: z.number(), quantity: z.number() })),
})
const Found = z.object({ elements: z.array(Product) })
const id = idOfProduct('24500')

test('a trade customer reads the net prices and tiers that the cart charges', async () => {
  const prices = [
    { fromQuantity: 1, grossCents: 119 },
    { fromQuantity: 10, grossCents: 72 },
  ]
  await stockShop([aBuckle('24500', { prices, stock: 1000 })])
  const { client, email } = await aCustomer({
    accountType: 'business',
    billingAddress: anAddress({ company: 'Segelwerk' }),
  })
  await env.DB.prepare(`UPDATE customer_account SET group_id = ?1 WHERE email_key = ?2`)
    .bind(idOf('customer-group', 'trade'), email)
    .run()

  const read = async (reader = client) =>
    (await reader.ask(Found, 'POST', '/product', { ids: [id] })).elements[0]
  const charged = async (quantity: number) => {
    const items = [{ id, type: 'product', quantity }]
    const cart = await client.ask(Cart, 'POST', '/checkout/cart/line-item', { items })
    expect(cart.price.taxStatus).toBe('net')
    return cart.lineItems[0]?.price?.unitPrice
  }
  const shown = await read()
  expect(shown?.calculatedPrice.unitPrice).toBe(await charged(1))
  expect(shown?.calculatedPrices.map(({ unitPrice }) => unitPrice)).toEqual([1, await charged(9)])
  expect((await read(aClient()))?.calculatedPrice.unitPrice).toBe(1.19)
})
