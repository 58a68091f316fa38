import { describe, expect, test } from 'vitest'
import { UNKNOWN_ID } from '#tests/contract/store-api/access.ts'
import { aMetreProduct, aSimpleProduct } from '#tests/contract/store-api/products.ts'
import { messageKeysIn, noticesIn, quantitiesIn } from '#tests/contract/store-api/cart-lines.ts'
import { refusalIn, refusalOf } from '#tests/contract/store-api/refusal.ts'
import { aVisitor } from '#tests/contract/store-api/visitor.ts'

const refused = async (item: object) =>
  refusalIn(await aVisitor().call('POST', '/checkout/cart/line-item', { items: [item] }))

test('the cart of a new visitor is empty and costs nothing', async () => {
  const cart = await aVisitor().cart()
  expect(cart).toMatchObject({ lineItems: [], price: { totalPrice: 0, positionPrice: 0 } })
  expect(cart.errors).toEqual([])
})

describe('a product in the cart', () => {
  test('a product becomes a line with id, name, picture and price', async () => {
    const { id, translated } = await aSimpleProduct()
    const { lineItems } = await aVisitor().add(id, 2)
    expect(lineItems).toMatchObject([
      {
        id,
        referencedId: id,
        type: 'product',
        quantity: 2,
        good: true,
        removable: true,
        stackable: true,
        label: translated.name,
        cover: { url: expect.stringMatching(/^https?:/) },
        price: { quantity: 2 },
        quantityInformation: { minPurchase: 1, purchaseSteps: 1 },
      },
    ])
  })

  test('adding a product again adds to its quantity', async () => {
    const visitor = aVisitor()
    const { id } = await aSimpleProduct()
    await visitor.add(id, 2)
    expect(quantitiesIn(await visitor.add(id, 3))).toEqual({ [id]: 5 })
  })

  test('a product without quantity has the quantity one', async () => {
    const { id } = await aSimpleProduct()
    const items = [{ id, type: 'product' }]
    const { body } = await aVisitor().call('POST', '/checkout/cart/line-item', { items })
    expect(body).toMatchObject({ lineItems: [{ id, quantity: 1 }] })
  })

  test('a product stays in the cart between calls', async () => {
    const visitor = aVisitor()
    const { id } = await aSimpleProduct()
    await visitor.add(id, 2)
    expect(quantitiesIn(await visitor.cart())).toEqual({ [id]: 2 })
  })

  test('a product can be in the cart with another one', async () => {
    const visitor = aVisitor()
    const [one, other] = [await aSimpleProduct(), await aMetreProduct()]
    const enough = other.minPurchase ?? 1
    await visitor.add(one.id, 1)
    expect(quantitiesIn(await visitor.add(other.id, enough))).toEqual({
      [one.id]: 1,
      [other.id]: enough,
    })
  })

  test('the quantity of a product can be changed', async () => {
    const visitor = aVisitor()
    const { id } = await aSimpleProduct()
    await visitor.add(id, 2)
    expect(quantitiesIn(await visitor.change(id, 7))).toEqual({ [id]: 7 })
  })

  test('a product can be removed from the cart', async () => {
    const visitor = aVisitor()
    const { id } = await aSimpleProduct()
    await visitor.add(id, 2)
    expect((await visitor.remove(id)).lineItems).toEqual([])
    expect((await visitor.cart()).lineItems).toEqual([])
  })
})

test('a cart can be emptied at once', async () => {
  const visitor = aVisitor()
  await visitor.add((await aSimpleProduct()).id, 2)
  await visitor.invoke('deleteCart delete /checkout/cart')
  expect((await visitor.cart()).lineItems).toEqual([])
})

describe('a missing line or product', () => {
  test('a missing line cannot be changed', async () => {
    const { status, codes } = await refusalOf(aVisitor().change(UNKNOWN_ID, 2))
    expect(status).toBe(404)
    expect(codes).toEqual(['CHECKOUT__CART_LINE_ITEM_NOT_FOUND'])
  })

  test('a missing line cannot be removed', async () => {
    const { status, codes } = await refusalOf(aVisitor().remove(UNKNOWN_ID))
    expect(status).toBe(404)
    expect(codes).toEqual(['CHECKOUT__CART_LINE_ITEM_NOT_FOUND'])
  })

  test('a missing product is not added and gets one notice', async () => {
    const visitor = aVisitor()
    const { id } = await aSimpleProduct()
    await visitor.add(id, 2)
    const cart = await visitor.add(UNKNOWN_ID, 1)
    expect(quantitiesIn(cart)).toEqual({ [id]: 2 })
    expect(noticesIn(cart)).toMatchObject([{ messageKey: 'product-not-found', level: 20 }])
    expect(messageKeysIn(await visitor.cart())).toEqual([])
  })
})

describe('a refused line', () => {
  test('a line of an unknown type is refused', async () => {
    const { status, codes } = await refused({ id: UNKNOWN_ID, type: 'gift', quantity: 1 })
    expect(status).toBe(400)
    expect(codes).toEqual(['CHECKOUT__CART_LINE_ITEM_TYPE_NOT_SUPPORTED'])
  })

  test('a line with its own price is refused', async () => {
    const { id } = await aSimpleProduct()
    const priceDefinition = { type: 'quantity', price: 0.01, quantity: 1, taxRules: [] }
    const { status, codes } = await refused({ id, type: 'product', quantity: 1, priceDefinition })
    expect(status).toBe(403)
    expect(codes).toEqual(['CHECKOUT__INSUFFICIENT_PERMISSION'])
  })

  test('a line outside a list is refused', async () => {
    const response = await aVisitor().call('POST', '/checkout/cart/line-item', { items: 'x' })
    expect(refusalIn(response).status).toBe(400)
  })
})
