import type { Context } from 'hono'
import type { Locale } from '#shared/i18n/locales.ts'
import { PAGE_PATHS } from '#shared/paths.ts'
import { pagePaths, urls } from '#shared/urls.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { MissingPage } from '../../pages/content/missing-page.tsx'
import { respondWithPage } from '../../rendering/respond-with-page.ts'

/**
 * A page for the path of a linked page that our own shop lacks, or the home page for a list that it
 * lacks; null for any other path.
 */
export async function missingPage(c: Context<AppEnv>): Promise<Response | null> {
  const { locale, path, services, t, vars } = c.var
  const own = await services.ownSettings()
  const missing = own?.missingPages.find((page) => page.locale === locale && page.path === path)
  if (!missing) return own && isList(locale, path) ? toHome(c) : null
  const { name } = missing
  return respondWithPage(c, {
    head: {
      title: t(`shell.${name}`),
      description: t('content.missingPage'),
      robots: 'noindex, follow',
      paths: pagePaths(name),
    },
    main: [{ content: <MissingPage name={name} email={vars.SHOP_EMAIL} /> }],
  })
}

/** Whether our pages link this list of products. */
const isList = (locale: Locale, path: string) =>
  path === PAGE_PATHS.newProducts[locale] || path === PAGE_PATHS.specialOffers[locale]

const toHome = (c: Context<AppEnv>) => c.redirect(urls.page(c.var.locale, 'home'), 302)
