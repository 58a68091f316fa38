import type { Context } from 'hono'
import { LOCALES, type Locale } from '#shared/i18n/locales.ts'
import { urls } from '#shared/urls.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { isOutage } from '#worker/store-api/transport/call.ts'
import type { RouteName } from '#worker/store-api/catalogue/paths-api.ts'

/** The target of an address, with data that the address already contains. */
export type Target = {
  readonly routeName: RouteName
  readonly id: string
  /**
   * Its canonical path in the language of the page, equal to the requested path. If absent, it is
   * looked up, and the request may be redirected.
   */
  readonly seoPath?: string | undefined
  /** The parent of a product found by its number; null without one, undefined if unknown. */
  readonly parentId?: Promise<string | null | undefined> | undefined
}

/**
 * A permanent redirect to the canonical path with the query; null if the path is already canonical.
 */
export function toCanonical(c: Context<AppEnv>, path: string): Response | null {
  const requested = new URL(c.req.url)
  const canonical = new URL(path, requested)
  if (canonical.pathname === requested.pathname) return null
  return c.redirect(`${canonical.pathname}${requested.search}`, 301)
}

/**
 * The canonical path of a product or category in every language, for the language switch, search
 * engines and redirects of old addresses. Unknown paths are looked up in parallel.
 */
export async function canonicalPaths(
  c: Context<AppEnv>,
  target: Target,
): Promise<Readonly<Record<Locale, string>>> {
  const entries = await Promise.all(
    LOCALES.map(async (locale) => {
      const known = locale === c.var.locale ? target.seoPath : undefined
      return [
        locale,
        pathIn(locale, target, known ?? (await lookUpPath(c, locale, target))),
      ] as const
    }),
  )
  return Object.fromEntries(entries) as Record<Locale, string>
}

/** The canonical path of a target in a language; undefined if the Store API has none. */
export async function lookUpPath(c: Context<AppEnv>, locale: Locale, { routeName, id }: Target) {
  const found = await c.var.services.storeApi.paths.canonical(locale, routeName, id)
  if (!found.ok && isOutage(found.error)) c.set('degraded', true)
  return found.ok ? found.value.data.elements[0]?.seoPathInfo : undefined
}

/** The canonical path of a target. Without one, the path by its id. */
export function pathIn(locale: Locale, { routeName, id }: Target, seoPath: string | undefined) {
  if (seoPath !== undefined) return urls.seo(locale, seoPath)
  return BY_ID[routeName](locale, id)
}

const BY_ID = {
  'frontend.detail.page': urls.detail,
  'frontend.navigation.page': urls.navigation,
  'frontend.landing.page': urls.landingPage,
} as const satisfies Record<RouteName, unknown>
