import { expect, test } from 'vitest'
import { aMetreProduct, aSimpleProduct } from '#tests/contract/store-api/products.ts'
import { cents } from '#tests/contract/store-api/cents.ts'
import { aGuestForm, register } from '#tests/contract/store-api/guest.ts'
import { languageId } from '#tests/contract/store-api/languages.ts'
import { placeOrder } from '#tests/contract/store-api/orders.ts'
import { aVisitor } from '#tests/contract/store-api/visitor.ts'

const CENTIMETRES = 250

test.each(['de-DE', 'en-GB'])('a guest buys 2.5 m of cloth and a part, in %s', async (tag) => {
  const visitor = aVisitor({ 'sw-language-id': await languageId(tag) })
  const [cloth, part] = [await aMetreProduct(), await aSimpleProduct()]
  const units = Math.round(CENTIMETRES / ((cloth.purchaseUnit ?? 1) * 100))
  await visitor.add(cloth.id, units)
  const cart = await visitor.add(part.id, 1)
  await register(visitor, await aGuestForm())
  const order = await placeOrder(visitor)

  const bought = order.lineItems?.map(({ referencedId, quantity, label, totalPrice }) => {
    return { referencedId, quantity, label, totalPrice }
  })
  const chosen = cart.lineItems?.map(({ id, quantity, label, price }) => {
    return { referencedId: id, quantity, label, totalPrice: price?.totalPrice }
  })
  expect(bought).toEqual(chosen)
  expect(bought?.map(({ quantity }) => quantity)).toEqual([units, 1])
  const goods = bought?.reduce((sum, { totalPrice }) => sum + cents(totalPrice), 0)
  expect(cents(order.amountTotal)).toBe((goods ?? 0) + cents(order.shippingTotal))
  expect(order.languageId).toBe(await languageId(tag))
})
