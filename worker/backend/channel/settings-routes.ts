import { Hono } from 'hono'
import { urls } from '#shared/urls.ts'
import { answer } from '#worker/backend/http/answer.ts'
import type { BackendEnv, RequestLanguage } from '#worker/backend/http/env.ts'
import { varsOf } from '#worker/backend/http/shop.ts'
import { settingsStruct } from './settings.ts'
import { createHash } from 'node:crypto'
import { messages } from '#shared/i18n/messages.ts'

/** What a storefront asks about the shop itself: settings, cookies, and the notice of the law. */
export const settingsRoutes = new Hono<BackendEnv>()
  .get('/shop-settings', (c) => answer(c, settingsStruct(varsOf(c.env))))
  .get('/cookie-groups', (c) =>
    answer(c, cookieGroupsStruct(c.var.language, varsOf(c.env).SHOP_ORIGIN.startsWith('https:'))),
  )
  .get('/legal-guarantee-notice', (c) => {
    const { SHOP_ORIGIN: origin } = varsOf(c.env)
    const link = origin + urls.page(c.var.language.locale, 'guarantee')
    return answer(c, { link, svg: null })
  })

const ONE_YEAR_DAYS = 365

/** The cookies that the pages set: each is needed, so none is asked for. */
const COOKIES = [
  { cookie: 'sw-context-token', isOwn: true, text: 'sessionCookie', expiration: ONE_YEAR_DAYS },
  { cookie: 'view', isOwn: false, text: 'viewCookie', expiration: ONE_YEAR_DAYS },
  { cookie: 'locale', isOwn: true, text: 'localeCookie', expiration: ONE_YEAR_DAYS },
  { cookie: 'consent', isOwn: false, text: 'consentCookie', expiration: ONE_YEAR_DAYS },
  { cookie: 'order', isOwn: true, text: 'orderCookie', expiration: 1 },
  { cookie: 'flash', isOwn: true, text: 'flashCookie', expiration: null },
] as const

/**
 * A Store API answer of which cookies there are; its hash changes when they do.
 * @param isHttps whether the pages are served so that their own cookies have the longer name
 */
function cookieGroupsStruct({ id: languageId, locale }: RequestLanguage, isHttps: boolean) {
  const t = messages(locale)
  const entries = COOKIES.map(({ cookie, isOwn, text, expiration }) => ({
    cookie: isHttps && isOwn ? `__Host-${cookie}` : cookie,
    name: cookie,
    description: t(`cookies.${text}`),
    hidden: false,
    ...(expiration !== null && { expiration }),
    apiAlias: 'cookie_entry',
  }))
  const elements = [
    {
      name: t('cookies.necessary'),
      description: t('cookies.necessaryHint'),
      isRequired: true,
      entries,
      apiAlias: 'cookie_group',
    },
  ]
  const hash = createHash('sha256').update(JSON.stringify(elements)).digest('hex').slice(0, 32)
  return { elements, hash, languageId, apiAlias: 'cookie_groups_hash' }
}
