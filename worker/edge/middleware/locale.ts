import { splitLocale } from '#shared/split-locale.ts'
import { messages } from '#shared/i18n/messages.ts'
import { factory } from '#worker/runtime/context.ts'

/** The language of a page is its path's prefix, nothing else: no GET changes or guesses it. */
export const locale = factory.createMiddleware(async (c, next) => {
  const split = splitLocale(c.req.path)
  c.set('locale', split.locale)
  c.set('path', split.path)
  c.set('t', messages(split.locale))
  await next()
})
