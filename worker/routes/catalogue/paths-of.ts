import type { Context } from 'hono'
import { LOCALES, type Locale } from '#shared/i18n/locales.ts'
import { urls } from '#shared/urls.ts'
import type { AppEnv } from '../../context.ts'
import type { RouteName } from '../../store-api/catalogue.ts'

type Target = {
  readonly routeName: RouteName
  readonly id: string
  readonly seoUrls?: readonly { readonly seoPathInfo: string }[] | null
}

/**
 * The canonical path of a product or category in every language: for the language switch, for
 * search engines and for the redirect of an old address. Its answer knows the path in the language
 * of the page, the others are asked for.
 */
export async function pathsOf(
  c: Context<AppEnv>,
  target: Target,
): Promise<Readonly<Record<Locale, string>>> {
  const entries = await Promise.all(
    LOCALES.map(async (locale) => {
      if (locale === c.var.locale) return [locale, await pathHere(c, target)] as const
      return [locale, pathIn(locale, target, await asked(c, locale, target))] as const
    }),
  )
  return Object.fromEntries(entries) as Record<Locale, string>
}

/** The canonical path in the language of the page; most answers know it, and nothing is asked. */
export async function pathHere(c: Context<AppEnv>, target: Target): Promise<string> {
  const { locale } = c.var
  const known = target.seoUrls?.[0]?.seoPathInfo
  return pathIn(locale, target, known ?? (await asked(c, locale, target)))
}

async function asked(c: Context<AppEnv>, locale: Locale, { routeName, id }: Target) {
  const found = await c.var.services.storeApi.catalogue.pathOf(locale, routeName, id)
  if (!found.ok) c.set('degraded', true)
  return found.ok ? found.value.data.elements[0]?.seoPathInfo : undefined
}

function pathIn(locale: Locale, { routeName, id }: Target, seoPath: string | undefined) {
  if (seoPath !== undefined) return urls.seo(locale, seoPath)
  return BY_ID[routeName](locale, id)
}

/** Where things are while they have no path of their own. */
const BY_ID = {
  'frontend.detail.page': urls.detail,
  'frontend.navigation.page': urls.navigation,
  'frontend.landing.page': urls.landingPage,
} as const satisfies Record<RouteName, unknown>
