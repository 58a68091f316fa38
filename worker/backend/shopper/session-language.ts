import { backendFactory } from '../http/env.ts'
import { languageById } from '../http/languages.ts'
import { sessionsOf } from '../http/shop.ts'
import { readSession } from './shopper.ts'

/**
 * Responds in the session's language, unless the request names another
 * (docs/store-api.md#request-language). Our own pages name one, so they read no session for it.
 */
export const sessionLanguage = backendFactory.createMiddleware(async (c, next) => {
  if (c.var.tokenSent && !c.var.languageSent) {
    const { settings } = await readSession(sessionsOf(c), c.var.token, new Date())
    const chosen = languageById(settings.languageId ?? '')
    if (chosen) c.set('language', { id: chosen.id, locale: chosen.locale })
  }
  await next()
})
