import { Hono, type Context } from 'hono'
import type { Result } from '#shared/result.ts'
import { HOLD_NOTICES } from '#shared/schemas/store-api/cart.ts'
import { answer } from '#worker/backend/http/answer.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import {
  storeApiError,
  violationErrors,
  type Refusal,
} from '#worker/backend/http/store-api-error.ts'
import { sessionsOf, shopInLanguageOf } from '#worker/backend/shopper/shop.ts'
import { changeSession, readSession } from '#worker/backend/shopper/shopper.ts'
import type { Change, ChangeRefused, SessionState } from '#worker/backend/shopper/state.ts'
import { cartStruct } from './cart-struct.ts'
import { additionsOf, changesOf, idsOf, type ItemRefusal } from './item-input.ts'
import { loadCart, type Telling } from './load-cart.ts'

type C = Context<BackendEnv>

/** The cart (contract 5): every answer is the whole cart, calculated anew. */
export const cartRoutes = new Hono<BackendEnv>()
  .get('/checkout/cart', async (c) =>
    answerCart(c, await readSession(sessionsOf(c), c.var.token, new Date())),
  )
  .delete('/checkout/cart', async (c) => {
    const changed = await written(c, { kind: 'clear' })
    return changed instanceof Response ? changed : c.body(null, 204)
  })
  .post('/checkout/cart/line-item', (c) =>
    changeCart(c, additionsOf(c.var.input.items), (added) =>
      added.items.length + added.codes.length > 0 ? { kind: 'add', ...added } : null,
    ),
  )
  .patch('/checkout/cart/line-item', (c) =>
    changeCart(c, changesOf(c.var.input.items), (items) =>
      items.length > 0 ? { kind: 'set', items } : null,
    ),
  )
  .delete('/checkout/cart/line-item', (c) => remove(c))
  .post('/checkout/cart/line-item/delete', (c) => remove(c))

function remove(c: C): Promise<Response> {
  return changeCart(c, idsOf(c.var.input.ids), (ids) =>
    ids.length > 0 ? { kind: 'remove', ids } : null,
  )
}

/** Does what the input asks for; input that asks for nothing (null) is answered with the cart. */
async function changeCart<Input>(
  c: C,
  input: Result<Input, ItemRefusal>,
  changeOf: (input: Input) => Change | null,
): Promise<Response> {
  if (!input.ok) {
    return 'violation' in input.error
      ? violationErrors(c, [input.error.violation])
      : storeApiError(c, input.error.refusal)
  }
  const change = changeOf(input.value)
  if (!change) return answerCart(c, await readSession(sessionsOf(c), c.var.token, new Date()))
  const changed = await written(c, change)
  return changed instanceof Response ? changed : answerCart(c, changed)
}

async function written(c: C, change: Change): Promise<SessionState | Response> {
  const answered = await changeSession(sessionsOf(c), c.var.token, new Date(), change)
  if (!answered.ok) return storeApiError(c, refusalOf(answered.error))
  c.set('token', answered.value.token)
  return answered.value.state
}

async function answerCart(c: C, session: SessionState): Promise<Response> {
  const shop = shopInLanguageOf(c, session)
  const loaded = await loadCart(shop, c.var.token, session, tellingOf(c))
  return answer(c, cartStruct(c.var.token, loaded, shop.at))
}

/** Our own pages say by a header that they may not get round to showing this answer. */
function tellingOf(c: C): Telling {
  return c.req.header(HOLD_NOTICES) === undefined ? 'tell' : 'hold'
}

function refusalOf(refused: ChangeRefused): Refusal {
  switch (refused.kind) {
    case 'line-not-found':
      return {
        status: 404,
        code: 'CHECKOUT__CART_LINE_ITEM_NOT_FOUND',
        detail: `Line item with identifier ${refused.id} not found.`,
        parameters: { id: refused.id },
      }
    case 'too-many-lines':
      return {
        status: 400,
        code: 'CHECKOUT__CART_LINE_ITEM_INVALID',
        detail: `A cart holds at most ${refused.max} lines.`,
        parameters: { max: refused.max },
      }
    case 'revision-passed':
      throw new Error('Only corrections name a revision')
  }
}
