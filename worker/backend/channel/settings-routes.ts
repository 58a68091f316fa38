import { Hono } from 'hono'
import { urls } from '#shared/urls.ts'
import { answer } from '#worker/backend/http/answer.ts'
import type { BackendEnv, RequestLanguage } from '#worker/backend/http/env.ts'
import { varsOf } from '#worker/backend/http/shop.ts'
import { settingsStruct } from './settings.ts'
import { createHash } from 'node:crypto'
import { messages } from '#shared/i18n/messages.ts'
import { CONSENT_COOKIE, STORED_COOKIES } from '#shared/stored-cookies.ts'

/** What a storefront asks about the shop: settings, cookies, the notice of the legal guarantee. */
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

/**
 * The cookies that the pages set, as the Store API groups them. All are needed, so there is one
 * group; its hash changes with the list.
 * @param isHttps whether the names of the shop's own cookies begin with `__Host-`
 */
function cookieGroupsStruct({ id: languageId, locale }: RequestLanguage, isHttps: boolean) {
  const t = messages(locale)
  const entries = [...STORED_COOKIES, CONSENT_COOKIE].map(({ name, isOwn, purpose, days }) => ({
    cookie: isHttps && isOwn ? `__Host-${name}` : name,
    name,
    description: t(`consent.${purpose}`),
    hidden: false,
    ...(days > 0 && { expiration: days }),
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
