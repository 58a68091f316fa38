import type { Context } from 'hono'
import { byNumber } from '#shared/domain/product-number.ts'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { navigationTree } from '#worker/rendering/navigation/navigation-tree.ts'
import type { NumberedProduct } from '#worker/store-api/catalogue/catalogue-api.ts'
import type { RouteName } from '#worker/store-api/catalogue/paths-api.ts'
import { requireData } from '../forms/store-api-failed.ts'
import { toCanonical, lookUpPath, pathIn, type Target } from './canonical-paths.ts'
import { productNumberIn } from './product-path.ts'
import { categoryPage } from './category-page.tsx'
import { contentPage } from './content-page.tsx'
import { missingPage } from './missing-page.tsx'
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
 * All paths that no other route matches: an id, or a path that the Store API resolves. A canonical
 * path is usually cached. Then the page begins at once and takes one round of calls.
 */
export const catchAll = factory.createApp().get('*', async (c) => {
  const { services, locale, path } = c.var
  const seoPath = path.replace(/^\/|\/$/g, '')
  const [, kind = '', id] = ID_PATH.exec(seoPath) ?? []
  const route = ROUTE_OF_ID[kind]
  if (id && route) return PAGES[route](c, { routeName: route, id })

  // It decides the status, so it is requested first.
  const resolving = services.storeApi.paths.resolve(locale, seoPath)
  const number = productNumberIn(seoPath)
  // Every page shows the navigation, even a 404.
  void navigationTree(c)
  const lookUp = (candidate: string) => services.storeApi.catalogue.addressed(locale, candidate)
  // Most paths of categories have no digit. Only a path that does not resolve is looked up then.
  const early = number && /\d/.test(number) ? lookUp(number) : null
  const { elements } = requireData(c, await resolving)
  const resolved = elements.find(({ isCanonical }) => isCanonical) ?? elements[0]
  const numbered = resolved || !number ? early : (early ?? lookUp(number))
  const product = numbered?.then((found) =>
    found.ok ? byNumber(found.value.data.elements)(number ?? '') : undefined,
  )
  if (resolved?.isCanonical && isRouteName(resolved.routeName)) {
    const { routeName, foreignKey, seoPathInfo } = resolved
    const parentProductId = product?.then((own) =>
      own?.id === foreignKey ? parentOf(own) : undefined,
    )
    return showCanonical(c, {
      routeName,
      id: foreignKey,
      parentId: parentProductId,
      seoPath: seoPathInfo,
    })
  }

  if (!resolved && numbered) requireData(c, await numbered)
  const own = await product
  // An unknown slug with a known number: the page redirects to its canonical address.
  const routeName = resolved ? resolved.routeName : own && 'frontend.detail.page'
  const foreignKey = resolved?.foreignKey ?? own?.id
  if (!isRouteName(routeName) || foreignKey === undefined)
    return (await missingPage(c)) ?? c.notFound()
  const isOwn = own?.id === foreignKey
  const target = { routeName, id: foreignKey }
  const known = isOwn ? own.seoUrls?.[0]?.seoPathInfo : undefined
  const parentId = isOwn ? Promise.resolve(parentOf(own)) : undefined
  const canonical = known ?? (await lookUpPath(c, locale, target))
  return showCanonical(c, { ...target, parentId, seoPath: canonical })
})

/** The page of a target whose canonical path is known, or a redirect to that path. */
async function showCanonical(c: Context<AppEnv>, target: Target): Promise<Response> {
  const elsewhere = toCanonical(c, pathIn(c.var.locale, target, target.seoPath))
  return elsewhere ?? PAGES[target.routeName](c, target)
}

/** The parent whose variants a page offers: of a variant its parent, of a parent itself. */
function parentOf({ id, parentId, childCount }: NumberedProduct): string | null {
  return parentId ?? (childCount ? id : null)
}

function isRouteName(name: string | undefined): name is RouteName {
  return name !== undefined && Object.hasOwn(PAGES, name)
}
