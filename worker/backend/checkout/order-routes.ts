import { Hono, type Context } from 'hono'
import {
  byOrderTextName,
  ORDER_TEXT_LENGTHS,
  orderTextsIn,
} from '#shared/domain/order/order-texts.ts'
import { z } from '#shared/schemas/zod.ts'
import { NOT_LOGGED_IN } from '#worker/backend/http/refusals.ts'
import { TOO_MANY_UNPAID } from '#shared/schemas/store-api/order.ts'
import { cartStruct } from '#worker/backend/cart/cart-struct.ts'
import { respond } from '#worker/backend/http/respond.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { storeApiError, violationErrors } from '#worker/backend/http/store-api-error.ts'
import { sendSoon } from '#worker/backend/mail/send-soon.ts'
import { OF_NEW_ORDER, selectAssociations } from '#worker/backend/order/select-associations.ts'
import { viewOf } from '#worker/backend/order/order-view.ts'
import { orderStruct } from '#worker/backend/order/order-struct.ts'
import { sessionsOf, shopOf } from '#worker/backend/http/shop.ts'
import { readSession } from '#worker/backend/shopper/shopper.ts'
import { placeOrder, type OrderError } from './place-order.ts'

const MAX_COMMENT_LENGTH = 2000
/** The length of a text column in Shopware. */
const MAX_CODE_LENGTH = 255

const OwnFields = z.object(
  byOrderTextName((key) => z.string().max(ORDER_TEXT_LENGTHS[key]).nullish()),
)

const Body = z.object({
  customerComment: z.string().max(MAX_COMMENT_LENGTH).nullish(),
  affiliateCode: z.string().max(MAX_CODE_LENGTH).nullish(),
  campaignCode: z.string().max(MAX_CODE_LENGTH).nullish(),
  customFields: OwnFields.nullish(),
  cartId: z.string().nullish(),
  hash: z.string().nullish(),
})

/** Places the order of the session's cart. */
export const orderPlacementRoutes = new Hono<BackendEnv>().post('/checkout/order', async (c) => {
  const body = Body.safeParse(c.var.input)
  if (!body.success) {
    return violationErrors(
      c,
      body.error.issues.map(({ path, code, message }) => ({
        pointer: `/${path.join('/')}`,
        name: code === 'too_big' ? 'TOO_LONG_ERROR' : 'INVALID_TYPE_ERROR',
        detail: message,
      })),
    )
  }
  const session = await readSession(sessionsOf(c), c.var.token, new Date())
  const shop = shopOf(c)
  const { customerComment, customFields, affiliateCode, campaignCode, cartId, hash } = body.data
  const request = {
    comment: customerComment?.trim() || null,
    texts: orderTextsIn(customFields),
    affiliateCode: affiliateCode || null,
    campaignCode: campaignCode || null,
    cartId: cartId ?? null,
    hash: hash ?? null,
  }
  const placed = await placeOrder(shop, c.var.token, session, request)
  if (!placed.ok) return refuse(c, placed.error, shop.at)
  if (placed.value.isNew) sendSoon(c, shop.at)
  return respond(
    c,
    selectAssociations(orderStruct(placed.value.order, await viewOf(shop)), OF_NEW_ORDER),
  )
})

function refuse(c: Context<BackendEnv>, refused: OrderError, now: Date): Response {
  switch (refused.kind) {
    case 'not-logged-in':
      return storeApiError(c, NOT_LOGGED_IN)
    case 'empty':
      return storeApiError(c, {
        status: 400,
        code: 'CHECKOUT__CART_EMPTY',
        detail: 'Cart is empty.',
      })
    case 'too-many-unpaid':
      return storeApiError(c, {
        status: 400,
        code: TOO_MANY_UNPAID,
        detail: 'Too many orders wait for their payment in advance. Choose another method.',
      })
    case 'not-orderable':
      return storeApiError(c, {
        status: 500,
        code: 'CHECKOUT__CART_INVALID',
        detail: 'The cart is invalid, got errors.',
        // The current summary, to be shown before the order is placed.
        parameters: { cart: cartStruct(c.var.token, refused.cart, now) },
      })
    case 'other-summary':
      return storeApiError(c, {
        status: 409,
        code: 'CHECKOUT__CART_HASH_MISMATCH',
        detail: 'The cart has changed since its summary was shown.',
        parameters: { token: c.var.token },
      })
  }
}
