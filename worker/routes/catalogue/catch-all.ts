import { factory } from '#worker/runtime/context.ts'
import { navigationTree } from '#worker/rendering/navigation-tree.ts'
import type { RouteName } from '#worker/store-api/catalogue/paths-api.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { toCanonical, lookUpPath, pathIn, type Target } from './canonical-paths.ts'
import { articleNumberIn } from './article-path.ts'
import { categoryPage } from './category-page.tsx'
import { contentPage } from './content-page.tsx'
import { productPage } from './product-page.tsx'

const ID_PATH = /^(detail|navigation|landingPage)\/([0-9a-f]{32})$/

const ROUTE_OF_ID: Readonly<Record<string, RouteName>> = {
  detail: 'frontend.detail.page',
  navigation: 'frontend.navigation.page',
  landingPage: 'frontend.landing.page',
}
const PAGES = {
  'frontend.detail.page': productPage,
  'frontend.navigation.page': categoryPage,
  'frontend.landing.page': contentPage,
} as const satisfies Record<RouteName, unknown>

/**
 * All paths that no other route matches: an id, or a path that the Store API resolves. A page takes
 * two rounds of calls at most: the target of the path, then everything that its page shows.
 */
export const catchAll = factory.createApp().get('*', async (c) => {
  const { services, locale, path } = c.var
  const { catalogue, paths } = services.storeApi
  const seoPath = path.replace(/^\/|\/$/g, '')
  const [, kind = '', id] = ID_PATH.exec(seoPath) ?? []
  const route = ROUTE_OF_ID[kind]
  if (id && route) return PAGES[route](c, { routeName: route, id })

  const number = articleNumberIn(seoPath)
  const [found, numbered] = await Promise.all([
    paths.resolve(locale, seoPath),
    number === undefined ? null : catalogue.addressed(locale, number),
    // Every page shows the navigation, the 404 page too.
    navigationTree(c),
  ])
  if (!found.ok) return storeApiFailed(c, found.error)
  const { elements } = found.value.data
  const resolved = elements.find(({ isCanonical }) => isCanonical) ?? elements[0]
  if (!resolved && numbered && !numbered.ok) return storeApiFailed(c, numbered.error)
  const articles = numbered?.ok ? numbered.value.data.elements : []
  const article = articles.find(({ productNumber }) => productNumber === number)
  // An unknown slug with a known number: the page redirects to its canonical address.
  const routeName = resolved ? resolved.routeName : article && 'frontend.detail.page'
  const foreignKey = resolved?.foreignKey ?? article?.id
  if (!isRouteName(routeName) || foreignKey === undefined) return c.notFound()

  const own = article?.id === foreignKey ? article : undefined
  const target: Target = { routeName, id: foreignKey, familyId: own && (own.parentId ?? null) }
  const known = resolved?.isCanonical ? resolved.seoPathInfo : own?.seoUrls?.[0]?.seoPathInfo
  const canonical = known ?? (await lookUpPath(c, locale, target))
  const elsewhere = toCanonical(c, pathIn(locale, target, canonical))
  return elsewhere ?? PAGES[routeName](c, { ...target, seoPath: canonical })
})

function isRouteName(name: string | undefined): name is RouteName {
  return name !== undefined && Object.hasOwn(PAGES, name)
}
