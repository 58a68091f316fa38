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

describe('a product', () => {
  test('is a line with its id, name, picture and price', async () => {
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

  test('adds up with itself', async () => {
    const visitor = aVisitor()
    const { id } = await aSimpleProduct()
    await visitor.add(id, 2)
    expect(quantitiesIn(await visitor.add(id, 3))).toEqual({ [id]: 5 })
  })

  test('has the quantity one by default', async () => {
    const { id } = await aSimpleProduct()
    const items = [{ id, type: 'product' }]
    const { body } = await aVisitor().call('POST', '/checkout/cart/line-item', { items })
    expect(body).toMatchObject({ lineItems: [{ id, quantity: 1 }] })
  })

  test('stays in the cart between calls', async () => {
    const visitor = aVisitor()
    const { id } = await aSimpleProduct()
    await visitor.add(id, 2)
    expect(quantitiesIn(await visitor.cart())).toEqual({ [id]: 2 })
  })

  test('can be in the cart with another one', async () => {
    const visitor = aVisitor()
    const [one, other] = [await aSimpleProduct(), await aMetreProduct()]
    const enough = other.minPurchase ?? 1
    await visitor.add(one.id, 1)
    expect(quantitiesIn(await visitor.add(other.id, enough))).toEqual({
      [one.id]: 1,
      [other.id]: enough,
    })
  })

  test('changes its quantity', async () => {
    const visitor = aVisitor()
    const { id } = await aSimpleProduct()
    await visitor.add(id, 2)
    expect(quantitiesIn(await visitor.change(id, 7))).toEqual({ [id]: 7 })
  })

  test('can be removed', async () => {
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
  test('cannot be changed', async () => {
    const { status, codes } = await refusalOf(aVisitor().change(UNKNOWN_ID, 2))
    expect(status).toBe(404)
    expect(codes).toEqual(['CHECKOUT__CART_LINE_ITEM_NOT_FOUND'])
  })

  test('cannot be removed', async () => {
    const { status, codes } = await refusalOf(aVisitor().remove(UNKNOWN_ID))
    expect(status).toBe(404)
    expect(codes).toEqual(['CHECKOUT__CART_LINE_ITEM_NOT_FOUND'])
  })

  test('cannot be added, with one notice', async () => {
    const visitor = aVisitor()
    const { id } = await aSimpleProduct()
    await visitor.add(id, 2)
    const cart = await visitor.add(UNKNOWN_ID, 1)
    expect(quantitiesIn(cart)).toEqual({ [id]: 2 })
    expect(noticesIn(cart)).toMatchObject([{ messageKey: 'product-not-found', level: 20 }])
    expect(messageKeysIn(await visitor.cart())).toEqual([])
  })
})

describe('a line is refused', () => {
  test('of an unknown type', async () => {
    const { status, codes } = await refused({ id: UNKNOWN_ID, type: 'gift', quantity: 1 })
    expect(status).toBe(400)
    expect(codes).toEqual(['CHECKOUT__CART_LINE_ITEM_TYPE_NOT_SUPPORTED'])
  })

  test('with its own price', async () => {
    const { id } = await aSimpleProduct()
    const priceDefinition = { type: 'quantity', price: 0.01, quantity: 1, taxRules: [] }
    const { status, codes } = await refused({ id, type: 'product', quantity: 1, priceDefinition })
    expect(status).toBe(403)
    expect(codes).toEqual(['CHECKOUT__INSUFFICIENT_PERMISSION'])
  })

  test('that is not in a list', async () => {
    const response = await aVisitor().call('POST', '/checkout/cart/line-item', { items: 'x' })
    expect(refusalIn(response).status).toBe(400)
  })
})
