import { Hono, type Context } from 'hono'
import { NOT_LOGGED_IN } from '#worker/backend/http/refusals.ts'
import { calculatedCart } from '#worker/backend/cart/load-cart.ts'
import { domainInLanguage } from '#worker/backend/channel/domains.ts'
import { languageById } from '#worker/backend/http/languages.ts'
import { respond } from '#worker/backend/http/respond.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { storeApiError, violationErrors } from '#worker/backend/http/store-api-error.ts'
import { sessionsOf, shopOf } from '#worker/backend/http/shop.ts'
import { changeSession, readSession } from '#worker/backend/shopper/shopper.ts'
import { checkVatIds } from '#worker/backend/vat/vat-checks.ts'
import { vatDepsOf } from '#worker/backend/vat/vat-register.ts'
import { choicesOf, type ChoicesError } from './choices.ts'
import { contextStruct } from './context-struct.ts'
import { loadShopperContext } from '../current-shopper/shopper-context.ts'

/**
 * The session's context: language, country, methods and customer
 * (docs/store-api.md#session-choices).
 */
export const contextRoutes = new Hono<BackendEnv>()
  .get('/context', async (c) => {
    const session = await readSession(sessionsOf(c), c.var.token, new Date())
    const shop = shopOf(c)
    const { context, cart } = await calculatedCart(shop, session)
    return respond(c, contextStruct(c.var.token, context, cart, shop.vars))
  })
  .patch('/context', (c) => changeContext(c))

/** A choice that does not fit into the token needs a cart, which begins with its first product. */
const NO_CART_YET = {
  pointer: '/ripstopVatId',
  name: 'NO_CART_YET',
  detail: 'A VAT id is stored with a cart: add a product first.',
}

function refuse(c: Context<BackendEnv>, refused: ChoicesError): Response {
  if (refused.kind === 'unknown') return violationErrors(c, refused.violations)
  return storeApiError(c, refused.kind === 'malformed' ? refused.refusal : NOT_LOGGED_IN)
}

async function changeContext(c: Context<BackendEnv>): Promise<Response> {
  const session = await readSession(sessionsOf(c), c.var.token, new Date())
  const shop = shopOf(c)
  const choices = choicesOf(c.var.input, await loadShopperContext(shop, session))
  if (!choices.ok) return refuse(c, choices.error)
  if (choices.value.vatId && session.cartId === '') return violationErrors(c, [NO_CART_YET])
  if (choices.value.vatId) await checkVatIds(vatDepsOf(shop), [choices.value.vatId])
  if (Object.keys(choices.value).length > 0) {
    const change = { kind: 'choose', settings: choices.value } as const
    const written = await changeSession(shop.sessions, c.var.token, shop.at, change)
    if (!written.ok) throw new Error(`A choice was refused: ${written.error.kind}`)
    c.set('token', written.value.token)
  }
  const language = languageById(choices.value.languageId ?? '')
  const domain = language && domainInLanguage(shop.vars, c.req.raw.headers, language.locale)
  return respond(c, { redirectUrl: domain?.url ?? null, apiAlias: 'array_struct' })
}
