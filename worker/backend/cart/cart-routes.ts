import { Hono, type Context } from 'hono'
import { normalCode } from '#shared/domain/cart/contents.ts'
import type { Result } from '#shared/domain/result.ts'
import { HOLD_NOTICES } from '#shared/schemas/store-api/cart.ts'
import { respond } from '#worker/backend/http/respond.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import {
  quoteInput,
  storeApiError,
  violationErrors,
  type Refusal,
} from '#worker/backend/http/store-api-error.ts'
import { PROMOTION_CODE_LIMIT as LIMIT } from '#worker/backend/rate-limit/limits.ts'
import {
  attemptOf,
  countAttempt,
  forgiveAttempt,
  throttled,
} from '#worker/backend/rate-limit/throttle.ts'
import { applyChange } from '#worker/backend/shopper/apply.ts'
import { limiterOf, sessionsOf, shopOf } from '#worker/backend/http/shop.ts'
import { isOpened } from '#worker/backend/shopper/sessions.ts'
import { changeSession, readSession } from '#worker/backend/shopper/shopper.ts'
import type { Change, ChangeError, SessionState } from '#worker/backend/shopper/state.ts'
import { cartStruct } from './cart-struct.ts'
import { additionsOf, changesOf, idsOf, type ItemRefusal } from './item-input.ts'
import type { NoticeDelivery } from './corrections.ts'
import { calculatedCart, loadCart, type LoadedCart } from './load-cart.ts'

type C = Context<BackendEnv>

/** The cart. Every response is the whole recalculated cart (docs/store-api.md#cart-calls). */
export const cartRoutes = new Hono<BackendEnv>()
  .on(['GET', 'POST'], '/checkout/cart', async (c) =>
    respondWithCart(c, await readSession(sessionsOf(c), c.var.token, new Date())),
  )
  .delete('/checkout/cart', async (c) => {
    const changed = await storeChange(c, { kind: 'clear' })
    return changed instanceof Response ? changed : c.body(null, 204)
  })
  .post('/checkout/cart/line-item', (c) => addToCart(c, c.var.input.items))
  .patch('/checkout/cart/line-item', (c) =>
    changeCart(c, changesOf(c.var.input.items), (items) =>
      items.length > 0 ? { kind: 'set', items } : null,
    ),
  )
  .delete('/checkout/cart/line-item', (c) => remove(c))
  .post('/checkout/cart/line-item/delete', (c) => remove(c))

/** Adds products and codes, as the Store API names them, and responds with the cart. */
export async function addToCart(c: C, input: unknown): Promise<Response> {
  const added = additionsOf(input)
  const codes = added.ok ? added.value.codes : []
  const attempts = codes.map((code) => ({ code, made: attemptOf(c, LIMIT, c.var.token) }))
  for (const { made } of attempts) {
    const seconds = await countAttempt(limiterOf(c.env), made, new Date())
    if (seconds > 0) return storeApiError(c, throttled(seconds, 'FRAMEWORK__RATE_LIMIT_EXCEEDED'))
  }
  return changeCart(
    c,
    added,
    ({ items }) => (items.length + codes.length > 0 ? { kind: 'add', items, codes } : null),
    async ({ cart }) => {
      const known = new Set(cart.isEmpty ? [] : cart.contents.codes.map(normalCode))
      const right = attempts.filter(({ code }) => known.has(normalCode(code)))
      for (const { made } of right) await forgiveAttempt(limiterOf(c.env), made)
    },
  )
}

function remove(c: C): Promise<Response> {
  return changeCart(c, idsOf(c.var.input.ids), (ids) =>
    ids.length > 0 ? { kind: 'remove', ids } : null,
  )
}

/** Applies the change in the request. Responds with the unchanged cart for an empty one (null). */
async function changeCart<Input>(
  c: C,
  input: Result<Input, ItemRefusal>,
  changeOf: (input: Input) => Change | null,
  whenLoaded?: WhenLoaded,
): Promise<Response> {
  if (!input.ok) {
    return 'violation' in input.error
      ? violationErrors(c, [input.error.violation])
      : storeApiError(c, input.error.refusal)
  }
  const change = changeOf(input.value)
  if (!change) return respondWithCart(c, await readSession(sessionsOf(c), c.var.token, new Date()))
  if (change.kind === 'add' && !isOpened(sessionsOf(c), c.var.token)) {
    const session = await readSession(sessionsOf(c), c.var.token, new Date())
    if (session.cartId === '') return addFirst(c, session, change, whenLoaded)
  }
  const changed = await storeChange(c, change)
  return changed instanceof Response ? changed : respondWithCart(c, changed, { whenLoaded })
}

async function storeChange(c: C, change: Change): Promise<SessionState | Response> {
  const changed = await changeSession(sessionsOf(c), c.var.token, new Date(), change)
  if (!changed.ok) return storeApiError(c, refusalOf(changed.error))
  c.set('token', changed.value.token)
  return changed.value.state
}

/**
 * Adds the first products of a visitor without a cart. If none exists, the response shows the empty
 * cart with its notices. Nothing is stored, so no session begins.
 */
async function addFirst(
  c: C,
  session: SessionState,
  change: Change,
  whenLoaded?: WhenLoaded,
): Promise<Response> {
  const decided = applyChange(session, change)
  if (!decided.ok) return storeApiError(c, refusalOf(decided.error))
  const shop = shopOf(c)
  const calculated = await calculatedCart(shop, { ...session, ...decided.value })
  if (calculated.products.size === 0)
    return respond(c, cartStruct(c.var.token, calculated, shop.at))
  const changed = await storeChange(c, change)
  if (changed instanceof Response) return changed
  return respondWithCart(c, changed, { calculated, whenLoaded })
}

/** Work that needs the calculated cart of the response. */
type WhenLoaded = (cart: LoadedCart) => Promise<void>

type CartResponding = {
  readonly calculated?: LoadedCart
  readonly whenLoaded?: WhenLoaded | undefined
}

async function respondWithCart(
  c: C,
  session: SessionState,
  { calculated, whenLoaded }: CartResponding = {},
): Promise<Response> {
  const shop = shopOf(c)
  const loaded = await loadCart(shop, c.var.token, session, noticeDeliveryOf(c), calculated ?? null)
  await whenLoaded?.(loaded)
  return respond(c, cartStruct(c.var.token, loaded, shop.at))
}

/** Our own pages send a header if they will not show this response. */
function noticeDeliveryOf(c: C): NoticeDelivery {
  return c.req.header(HOLD_NOTICES) === undefined ? 'tell' : 'hold'
}

function refusalOf(refused: ChangeError): Refusal {
  switch (refused.kind) {
    case 'line-not-found':
      return {
        status: 404,
        code: 'CHECKOUT__CART_LINE_ITEM_NOT_FOUND',
        detail: `Line item with identifier ${quoteInput(refused.id)} not found.`,
        parameters: { id: quoteInput(refused.id) },
      }
    case 'not-stackable':
      return {
        status: 400,
        code: 'CHECKOUT__CART_LINE_ITEM_NOT_STACKABLE',
        detail: `Line item with identifier "${quoteInput(refused.id)}" is not stackable and the quantity cannot be changed.`,
        parameters: { id: quoteInput(refused.id) },
      }
    case 'not-removable':
      return {
        status: 400,
        code: 'CHECKOUT__CART_LINE_ITEM_NOT_REMOVABLE',
        detail: `Line item with identifier ${quoteInput(refused.id)} is not removable.`,
        parameters: { id: quoteInput(refused.id) },
      }
    case 'too-many-lines':
      return {
        status: 400,
        code: 'CHECKOUT__CART_LINE_ITEM_INVALID',
        detail: `A cart holds at most ${refused.max} lines.`,
        parameters: { max: refused.max },
      }
    case 'too-many-pieces':
      return {
        status: 400,
        code: 'CHECKOUT__CART_LINE_ITEM_INVALID',
        detail: `A line is cut into at most ${refused.max} pieces.`,
        parameters: { max: refused.max },
      }
    case 'revision-passed':
      throw new Error('Only corrections name a revision')
  }
}
