import { newTokenFor } from '#worker/backend/shopper/sessions.ts'
import { sessionsOf } from '#worker/backend/http/shop.ts'
import { backendFactory } from '../http/env.ts'

const TOKEN = /^[0-9A-Za-z]{32}$/

/**
 * Reads the context token and repeats it in the response, like the requested language
 * (docs/store-api.md#context-token). A request without a well-formed token gets a new one, for
 * which nothing is stored. Requests that are refused before they reach a route get none. Responses
 * are not cacheable, because they contain tokens.
 */
export const contextToken = backendFactory.createMiddleware(async (c, next) => {
  const sent = c.req.header('sw-context-token')
  const isWellFormed = sent !== undefined && TOKEN.test(sent)
  c.set('token', isWellFormed ? sent : newTokenFor(sessionsOf(c)))
  c.set('tokenSent', isWellFormed)
  c.set('returnsToken', false)
  await next()
  if (c.var.returnsToken) c.res.headers.set('sw-context-token', c.var.token)
  if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
  if (c.var.languageSent) c.res.headers.set('sw-language-id', c.var.language.id)
})
