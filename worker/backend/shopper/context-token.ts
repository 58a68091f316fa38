import { newTokenFor } from '#worker/backend/shopper/sessions.ts'
import { sessionsOf } from '#worker/backend/http/shop.ts'
import { backendFactory } from '../http/env.ts'

const TOKEN = /^[0-9A-Za-z]{32}$/

/**
 * Reads the context token and names it in the response, beside the requested language
 * (docs/store-api.md#context-token). A request without a usable token gets a fresh one, unless it
 * is refused before it reaches a route; nothing is written for it. No cache may keep any answer, as
 * each names a token.
 */
export const contextToken = backendFactory.createMiddleware(async (c, next) => {
  const sent = c.req.header('sw-context-token')
  const usable = sent !== undefined && TOKEN.test(sent)
  c.set('token', usable ? sent : newTokenFor(sessionsOf(c)))
  c.set('tokenSent', usable)
  c.set('isHeard', false)
  await next()
  if (c.var.isHeard) c.res.headers.set('sw-context-token', c.var.token)
  if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
  if (c.var.languageSent) c.res.headers.set('sw-language-id', c.var.language.id)
})
