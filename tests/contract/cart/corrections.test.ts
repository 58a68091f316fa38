import { describe, expect, test } from 'vitest'
import { anArticle, isByTheMetre, type Article } from '#tests/contract/store-api/products.ts'
import { messageKeysIn, noticesIn, quantitiesIn } from '#tests/contract/store-api/cart-lines.ts'
import { needed } from '#tests/contract/store-api/precondition.ts'
import { aVisitor } from '#tests/contract/store-api/visitor.ts'

const canBeBought = ({ available, calculatedMaxPurchase = 0, minPurchase = 1 }: Article) =>
  available === true && calculatedMaxPurchase > minPurchase

const isLimited = (article: Article) =>
  canBeBought(article) &&
  article.isCloseout === true &&
  article.stock < (article.maxPurchase ?? 100)

/** Sold by the piece, since cloth also gets notices about rolls. */
const isLimitedInPieces = (article: Article) => isLimited(article) && !isByTheMetre(article)

const aSoldOutArticle = () =>
  anArticle('an article that is sold out', ({ available }) => available === false)

/** Adds a quantity of a product to a new cart and returns line and notices. */
async function asked(article: Article, quantity: number) {
  const visitor = aVisitor()
  const cart = await visitor.add(article.id, quantity)
  return { visitor, cart, notices: noticesIn(cart), got: quantitiesIn(cart)[article.id] }
}

describe('the stock is reached', () => {
  test.each([
    ['by the metre', isByTheMetre],
    ['by the piece', (article: Article) => !isByTheMetre(article)],
  ] as const)('%s: the quantity becomes the stock', async (_, kind) => {
    const article = await anArticle(
      'an article whose last units are sold, by metre and by piece',
      (candidate) => {
        return isLimited(candidate) && kind(candidate)
      },
    )
    const most = needed(article.calculatedMaxPurchase, 'a most that can be bought')
    const { got, notices } = await asked(article, most + (article.purchaseSteps ?? 1))
    expect(got).toBe(most)
    const ofStock = notices.filter(({ messageKey }) => messageKey === 'product-stock-reached')
    expect(ofStock).toMatchObject([
      {
        key: `product-stock-reached${article.id}`,
        messageKey: 'product-stock-reached',
        level: 10,
        block: true,
        parameters: { name: article.translated.name, quantity: most },
      },
    ])
  })

  test('the whole stock can be had without a notice', async () => {
    const article = await anArticle('a closeout that is nearly sold', isLimitedInPieces)
    const most = needed(article.calculatedMaxPurchase, 'a most that can be bought')
    expect(await asked(article, most)).toMatchObject({ got: most, notices: [] })
  })

  test('also by adding up and changing', async () => {
    const article = await anArticle('a closeout that is nearly sold', isLimitedInPieces)
    const most = needed(article.calculatedMaxPurchase, 'a most that can be bought')
    const { visitor } = await asked(article, most)
    for (const cart of [
      await visitor.add(article.id, most),
      await visitor.change(article.id, most * 2),
    ]) {
      expect(quantitiesIn(cart)).toEqual({ [article.id]: most })
      expect(messageKeysIn(cart)).toEqual(['product-stock-reached'])
    }
  })
})

test('a sold-out product leaves the cart', async () => {
  const article = await aSoldOutArticle()
  const { got, notices } = await asked(article, article.minPurchase ?? 1)
  expect(got).toBeUndefined()
  expect(notices).toMatchObject([
    { key: `product-out-of-stock${article.id}`, messageKey: 'product-out-of-stock', level: 20 },
  ])
})

test('less than the minimum order becomes the minimum', async () => {
  const article = await anArticle('an article with a least order of more than one', (candidate) => {
    return canBeBought(candidate) && (candidate.minPurchase ?? 1) > 1
  })
  const { got, notices } = await asked(article, 1)
  expect(got).toBe(article.minPurchase)
  expect(notices).toMatchObject([
    {
      key: `min-order-quantity${article.id}`,
      messageKey: 'min-order-quantity',
      level: 10,
      block: true,
      parameters: { name: article.translated.name, quantity: article.minPurchase },
    },
  ])
})

test('a quantity between two steps becomes the lower one', async () => {
  const article = await anArticle('an article sold in steps', (candidate) => {
    return canBeBought(candidate) && (candidate.purchaseSteps ?? 1) > 1
  })
  const { minPurchase = 1, purchaseSteps = 1 } = article
  const { got, notices } = await asked(article, minPurchase + purchaseSteps + 1)
  expect(got).toBe(minPurchase + purchaseSteps)
  expect(notices).toMatchObject([
    {
      key: `purchase-steps-quantity${article.id}`,
      messageKey: 'purchase-steps-quantity',
      level: 10,
      block: true,
      parameters: { name: article.translated.name, quantity: minPurchase + purchaseSteps },
    },
  ])
})

test('a correction is reported once, by the response that made it', async () => {
  const article = await anArticle('a closeout that is nearly sold', isLimitedInPieces)
  const { visitor, got, notices } = await asked(article, (article.calculatedMaxPurchase ?? 0) * 3)
  expect(notices).toHaveLength(1)
  const next = await visitor.cart()
  expect(noticesIn(next)).toEqual([])
  expect(quantitiesIn(next)).toEqual({ [article.id]: got })
})

test('an unknown code is reported once and blocks no order', async () => {
  const article = await anArticle('a closeout that is nearly sold', isLimitedInPieces)
  const { visitor } = await asked(article, article.minPurchase ?? 1)
  const items = [{ type: 'promotion', referencedId: 'NOT-A-CODE' }]
  const { status } = await visitor.call('POST', '/checkout/cart/line-item', { items })
  expect(status).toBe(200)
  const answer = await visitor.call('POST', '/checkout/cart/line-item', { items })
  expect(answer.body).toMatchObject({
    lineItems: [{ referencedId: article.id }],
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

test('a code waits in an empty cart', async () => {
  const visitor = aVisitor()
  const items = [{ type: 'promotion', referencedId: 'NOT-A-CODE' }]
  const answer = await visitor.call('POST', '/checkout/cart/line-item', { items })
  expect([answer.status, answer.body]).toMatchObject([200, { lineItems: [], errors: [] }])
})

test('a notice is in the language of the call', async () => {
  const article = await aSoldOutArticle()
  const { notices } = await asked(article, article.minPurchase ?? 1)
  expect(notices[0]?.message).toContain(article.translated.name)
})
