import { describe, expect, test } from 'vitest'
import { aProductRecord, isByTheMetre, type Product } from '#tests/contract/store-api/products.ts'
import { messageKeysIn, noticesIn, quantitiesIn } from '#tests/contract/store-api/cart-lines.ts'
import { needed } from '#tests/contract/store-api/precondition.ts'
import { aVisitor } from '#tests/contract/store-api/visitor.ts'

const canBeBought = ({ available, calculatedMaxPurchase = 0, minPurchase = 1 }: Product) =>
  available === true && calculatedMaxPurchase > minPurchase

const isLimited = (product: Product) =>
  canBeBought(product) &&
  product.isCloseout === true &&
  product.stock < (product.maxPurchase ?? 100)

/** Sold by the piece, because cloth also gets notices about rolls. */
const isLimitedInPieces = (product: Product) => isLimited(product) && !isByTheMetre(product)

const aSoldOutProduct = () =>
  aProductRecord('an article that is sold out', ({ available }) => available === false)

/** Adds a quantity of a product to a new cart and returns its line and notices. */
async function requested(product: Product, quantity: number) {
  const visitor = aVisitor()
  const cart = await visitor.add(product.id, quantity)
  return { visitor, cart, notices: noticesIn(cart), got: quantitiesIn(cart)[product.id] }
}

describe('a quantity up to the stock', () => {
  test.each([
    ['by the metre', isByTheMetre],
    ['by the piece', (product: Product) => !isByTheMetre(product)],
  ] as const)('%s: a larger quantity becomes the stock', async (_, kind) => {
    const product = await aProductRecord(
      'an article whose last units are sold, by metre and by piece',
      (candidate) => {
        return isLimited(candidate) && kind(candidate)
      },
    )
    const most = needed(product.calculatedMaxPurchase, 'a most that can be bought')
    const { got, notices } = await requested(product, most + (product.purchaseSteps ?? 1))
    expect(got).toBe(most)
    const ofStock = notices.filter(({ messageKey }) => messageKey === 'product-stock-reached')
    expect(ofStock).toMatchObject([
      {
        key: `product-stock-reached${product.id}`,
        messageKey: 'product-stock-reached',
        level: 10,
        block: true,
        parameters: { name: product.translated.name, quantity: most },
      },
    ])
  })

  test('the whole stock can be bought without a notice', async () => {
    const product = await aProductRecord('a closeout that is nearly sold', isLimitedInPieces)
    const most = needed(product.calculatedMaxPurchase, 'a most that can be bought')
    expect(await requested(product, most)).toMatchObject({ got: most, notices: [] })
  })

  test('adding up and changing are limited by the stock too', async () => {
    const product = await aProductRecord('a closeout that is nearly sold', isLimitedInPieces)
    const most = needed(product.calculatedMaxPurchase, 'a most that can be bought')
    const { visitor } = await requested(product, most)
    for (const cart of [
      await visitor.add(product.id, most),
      await visitor.change(product.id, most * 2),
    ]) {
      expect(quantitiesIn(cart)).toEqual({ [product.id]: most })
      expect(messageKeysIn(cart)).toEqual(['product-stock-reached'])
    }
  })
})

test('a sold-out product is removed from the cart', async () => {
  const product = await aSoldOutProduct()
  const { got, notices } = await requested(product, product.minPurchase ?? 1)
  expect(got).toBeUndefined()
  expect(notices).toMatchObject([
    { key: `product-out-of-stock${product.id}`, messageKey: 'product-out-of-stock', level: 20 },
  ])
})

test('a quantity below the minimum becomes the minimum', async () => {
  const product = await aProductRecord(
    'an article with a least order of more than one',
    (candidate) => {
      return canBeBought(candidate) && (candidate.minPurchase ?? 1) > 1
    },
  )
  const { got, notices } = await requested(product, 1)
  expect(got).toBe(product.minPurchase)
  expect(notices).toMatchObject([
    {
      key: `min-order-quantity${product.id}`,
      messageKey: 'min-order-quantity',
      level: 10,
      block: true,
      parameters: { name: product.translated.name, quantity: product.minPurchase },
    },
  ])
})

test('a quantity between two steps becomes the lower one', async () => {
  const product = await aProductRecord('an article sold in steps', (candidate) => {
    return canBeBought(candidate) && (candidate.purchaseSteps ?? 1) > 1
  })
  const { minPurchase = 1, purchaseSteps = 1 } = product
  const { got, notices } = await requested(product, minPurchase + purchaseSteps + 1)
  expect(got).toBe(minPurchase + purchaseSteps)
  expect(notices).toMatchObject([
    {
      key: `purchase-steps-quantity${product.id}`,
      messageKey: 'purchase-steps-quantity',
      level: 10,
      block: true,
      parameters: { name: product.translated.name, quantity: minPurchase + purchaseSteps },
    },
  ])
})

test('a correction is reported once, by the response that made it', async () => {
  const product = await aProductRecord('a closeout that is nearly sold', isLimitedInPieces)
  const { visitor, got, notices } = await requested(
    product,
    (product.calculatedMaxPurchase ?? 0) * 3,
  )
  expect(notices).toHaveLength(1)
  const next = await visitor.cart()
  expect(noticesIn(next)).toEqual([])
  expect(quantitiesIn(next)).toEqual({ [product.id]: got })
})

test('an unknown code is reported once and does not block the order', async () => {
  const product = await aProductRecord('a closeout that is nearly sold', isLimitedInPieces)
  const { visitor } = await requested(product, product.minPurchase ?? 1)
  const items = [{ type: 'promotion', referencedId: 'NOT-A-CODE' }]
  const { status } = await visitor.call('POST', '/checkout/cart/line-item', { items })
  expect(status).toBe(200)
  const response = await visitor.call('POST', '/checkout/cart/line-item', { items })
  expect(response.body).toMatchObject({
    lineItems: [{ referencedId: product.id }],
    errors: {
      'promotion-not-found': {
        key: 'promotion-not-found',
        messageKey: 'promotion-not-found',
        level: 20,
        block: false,
        parameters: { code: 'NOT-A-CODE' },
      },
    },
  })
  expect(messageKeysIn(await visitor.cart())).toEqual([])
})

test('a code in an empty cart is preserved', async () => {
  const visitor = aVisitor()
  const items = [{ type: 'promotion', referencedId: 'NOT-A-CODE' }]
  const response = await visitor.call('POST', '/checkout/cart/line-item', { items })
  expect([response.status, response.body]).toMatchObject([200, { lineItems: [], errors: [] }])
})

test('a notice is in the language of the call', async () => {
  const product = await aSoldOutProduct()
  const { notices } = await requested(product, product.minPurchase ?? 1)
  expect(notices[0]?.message).toContain(product.translated.name)
})
