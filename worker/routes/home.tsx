import type { Context } from 'hono'
import { PAGE_PATHS, urls } from '#shared/urls.ts'
import type { Category } from '#shared/schemas/store-api/category.ts'
import { factory, type AppEnv } from '../context.ts'
import { navigationTree } from '../navigation-tree.ts'
import { HomePage } from '../pages/home/home-page.tsx'
import { renderPage } from '../render.tsx'
import { jsonLd } from '../structured-data/json-ld.ts'
import { organization } from '../structured-data/organization.ts'
import { siteOf } from '../structured-data/site-of.ts'
import { everyLocale } from './every-locale.ts'

const NEW_PRODUCTS = 5
const DEALS = 4

/** The home page. Its lists are extras: it stands without them, but is then not kept. */
export const home = factory.createApp().on('GET', everyLocale('/'), async (c) => {
  const { locale, t, vars } = c.var
  const byPath = categoriesByPath(await navigationTree(c))
  const under = (name: 'newProducts' | 'specialOffers') =>
    byPath.get(PAGE_PATHS[name][locale].slice(1))
  const [newProducts, deals] = await Promise.all([
    someOf(c, under('newProducts'), NEW_PRODUCTS, 'newest'),
    someOf(c, under('specialOffers'), DEALS),
  ])
  return renderPage(
    c,
    <HomePage
      counts={
        new Map(
          [...byPath].map(([path, { customFields }]) => [
            path,
            customFields?.ripstop_article_count ?? null,
          ]),
        )
      }
      city={vars.SHOP_CITY}
      now={new Date()}
      {...{ newProducts, deals }}
    />,
    {
      title: vars.SHOP_NAME,
      description: t('shell.homeDescription'),
      paths: { de: urls.page('de', 'home'), en: urls.page('en', 'home') },
      image: [...newProducts, ...deals][0]?.cover?.media,
      structuredData: jsonLd([organization(siteOf(c), vars)]),
    },
  )
})

async function someOf(
  c: Context<AppEnv>,
  category: Category | undefined,
  limit: number,
  order?: string,
) {
  if (!category) return []
  const { services, locale } = c.var
  const found = await services.storeApi.catalogue.listing(locale, category.id, {
    page: 1,
    limit,
    order,
  })
  if (found.ok) return found.value.data.elements
  c.set('degraded', true)
  return []
}

function categoriesByPath(tree: readonly Category[]): ReadonlyMap<string, Category> {
  const all = tree.flatMap((category) => [category, ...(category.children ?? [])])
  return new Map(
    all.flatMap((category) => {
      const path = category.seoUrls?.[0]?.seoPathInfo.replace(/\/$/, '')
      return path === undefined ? [] : [[path, category] as const]
    }),
  )
}
