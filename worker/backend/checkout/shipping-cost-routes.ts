import { Hono, type Context } from 'hono'
import { hexId, isHexId, type ProductId } from '#shared/domain/ids.ts'
import { calculatedCart } from '#worker/backend/cart/load-cart.ts'
import { articlesById } from '#worker/backend/catalogue/articles/articles-by-id.ts'
import { findArticle } from '#worker/backend/catalogue/articles/find-article.ts'
import { productNotFound } from '#worker/backend/catalogue/articles/product-not-found.ts'
import { answer } from '#worker/backend/http/answer.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { malformedId } from '#worker/backend/http/malformed-id.ts'
import { storeApiError } from '#worker/backend/http/store-api-error.ts'
import { sessionsOf, shopInLanguageOf } from '#worker/backend/http/shop.ts'
import { readSession } from '#worker/backend/shopper/shopper.ts'
import { shippingCostStructs } from './shipping-costs.ts'

type C = Context<BackendEnv>

/** What delivery to the session's country costs: of its cart, or of an article alone. */
export const shippingCostRoutes = new Hono<BackendEnv>()
  .get('/shipping-cost/cart', async (c) => {
    const session = await readSession(sessionsOf(c), c.var.token, new Date())
    const shop = shopInLanguageOf(c, session)
    return answer(c, shippingCostStructs(await calculatedCart(shop, session), shop.at))
  })
  .get('/shipping-cost/product/:productId', (c) => answerForArticle(c))

/** As much of the article as one has to buy at least. */
async function answerForArticle(c: C): Promise<Response> {
  const id = c.req.param('productId') ?? ''
  if (!isHexId(id)) return storeApiError(c, malformedId(id))
  const found = await findArticle(c.env.DB, id)
  const [row] = found === null ? [] : await articlesById(c.env.DB, [found])
  if (!row) return productNotFound(c, id)
  const session = await readSession(sessionsOf(c), c.var.token, new Date())
  const line = {
    productId: hexId<ProductId>(row.public_id),
    quantity: row.record.minPurchase,
    cuts: null,
  }
  const alone = { ...session, contents: { lines: [line], codes: [] } }
  const shop = shopInLanguageOf(c, session)
  return answer(c, shippingCostStructs(await calculatedCart(shop, alone), shop.at))
}
