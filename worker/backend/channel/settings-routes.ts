import { Hono } from 'hono'
import { urls } from '#shared/urls.ts'
import { answer } from '#worker/backend/http/answer.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { varsOf } from '#worker/backend/http/shop.ts'
import { cookieGroupsStruct } from './cookie-groups.ts'
import { settingsStruct } from './settings.ts'

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
