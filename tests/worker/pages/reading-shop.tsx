import { LOCALES } from '#shared/i18n/locales.ts'
import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import type { Context } from 'hono'
import type { ReactNode } from 'react'
import type { PageSheet } from 'virtual:client-assets'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { pageCache } from '#worker/edge/middleware/page-cache.ts'
import { security } from '#worker/edge/middleware/headers.ts'
import { session } from '#worker/runtime/session.ts'
import { locale } from '#worker/edge/middleware/locale.ts'
import { renderPage } from '#worker/rendering/render.tsx'
import { Vars } from '#worker/runtime/env.ts'
import type { Services } from '#worker/services.ts'
import { createSources, type SourceReport } from '#worker/store-api/transport/sources.ts'

type Page = {
  readonly body: () => ReactNode
  readonly status?: 404 | 500
  readonly personal?: boolean
  readonly sheet?: PageSheet
  /** Runs in the route before it renders. */
  readonly before?: (c: Context<AppEnv>) => void
  /** Runs after the page is rendered completely. */
  readonly after?: (c: Context<AppEnv>) => void
}

const FRESH_PRICES: SourceReport = { layer: 'origin', state: 'fresh', lifetime: 'prices', ageMs: 0 }

/** A shop with one page whose content, status and health a test sets. */
export function aReadingShop(page: Page) {
  const state = {
    page,
    renders: 0,
    version: String(crypto.randomUUID()),
    told: FRESH_PRICES,
    /** Whether the worker is not called directly. */
    isAlone: false,
  }
  const app = factory.createApp()
  app.use(async (c, next) => {
    c.set('vars', Vars.parse({ SHOP_ORIGIN: 'https://shop.test' }))
    const sources = createSources()
    sources.tell(state.told)
    const services = {
      edition: async () => state.version,
      locales: async () => LOCALES,
      isKnownOpen: async () => true,
      sources,
    }
    c.set('services', services as unknown as Services)
    c.set('degraded', false)
    await next()
  })
  app.use(security, locale, session)
  app.use(
    pageCache(async (request, bindings, ctx) => {
      if (state.isAlone) throw new Error('nobody answers')
      return app.fetch(request, bindings, ctx)
    }),
  )
  app.get('*', async (c) => {
    state.renders++
    state.page.before?.(c)
    const rendered = await renderPage(c, state.page.body(), {
      title: 'Seite',
      layout: 'checkout',
      ...(state.page.status ? { status: state.page.status } : {}),
      ...(state.page.sheet ? { sheet: state.page.sheet } : {}),
      personal: state.page.personal ?? false,
    })
    state.page.after?.(c)
    return rendered
  })

  /** The response with its complete text, after all background work. */
  async function ask(path: string, init: RequestInit) {
    const ctx = createExecutionContext()
    const response = await app.fetch(new Request(`https://shop.test${path}`, init), env, ctx)
    const text = await response.text()
    await waitOnExecutionContext(ctx)
    return { response, text, cache: response.headers.get('x-cache') }
  }

  return {
    state,
    get: (path: string, headers: Record<string, string> = {}) => ask(path, { headers }),
    head: (path: string) => ask(path, { method: 'HEAD' }),
    /** Sends a request and disconnects after the first bytes. */
    async hangUp(path: string) {
      const ctx = createExecutionContext()
      const response = await app.fetch(new Request(`https://shop.test${path}`), env, ctx)
      await response.body?.cancel()
      await waitOnExecutionContext(ctx)
    },
  }
}
