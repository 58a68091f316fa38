import type { Context } from 'hono'
import type { LocalText } from '#shared/i18n/locales.ts'
import { withLocalePrefix, PAGE_PATHS } from '#shared/paths.ts'
import { pagePaths, routes } from '#shared/urls.ts'
import type { CmsPage } from '#shared/schemas/store-api/cms.ts'
import type { Category } from '#shared/schemas/store-api/category.ts'
import type { BlogPost } from '#shared/schemas/store-api/entries.ts'
import { categoryHref } from '../rendering/navigation/category-href.ts'
import { factory, type AppEnv } from '../runtime/context.ts'
import { findCategoryByName } from '../rendering/navigation/known-pages.ts'
import { navigationTree, shopPicture } from '../rendering/navigation/navigation-tree.ts'
import type { Fabrics } from '../pages/home/fabric-chart/fabrics-section.tsx'
import { filledLayout, hasContent } from '../pages/content/filled-layout.ts'
import type { CmsForms } from '../pages/content/cms-form.tsx'
import { HomePage } from '../pages/home/home-page.tsx'
import type { Section } from '../rendering/page.ts'
import { respondWithPage } from '../rendering/respond-with-page.ts'
import { started } from '../rendering/started.ts'
import { comparable } from '../rendering/navigation/shop-menus.ts'
import { loadCmsForms } from './forms/cms-forms.ts'
import { jsonLd, siteOf } from '../feeds/structured-data/json-ld.ts'
import { organization } from '../feeds/structured-data/organization.ts'
import { website } from '../feeds/structured-data/website.ts'

const NEW_PRODUCTS = 5
const DEALS = 4
const POSTS = 3
/** Paths of main categories. */
const FABRICS: LocalText = { de: 'stoffe', en: 'fabrics' }
const PATTERNS: LocalText = { de: 'schnittmuster', en: 'patterns' }

/** The home page. Its lists are optional: without one the page is complete, but not cached. */
export const home = factory.createApp().on('GET', routes.page('home'), async (c) => {
  const { vars } = c.var
  return respondWithPage(c, {
    // A home page that operators made may contain any element.
    sheet: vars.STORE_API_URL ? 'other' : 'home',
    head: navigationTree(c).then((tree) => ({
      title: vars.SHOP_NAME,
      description: siteOf(c).description,
      paths: pagePaths('home'),
      image: shopPicture(tree),
    })),
    main: [loadHome(c)],
    structuredData: jsonLd([website(siteOf(c)), organization(siteOf(c), vars)]),
  })
})

async function loadHome(c: Context<AppEnv>): Promise<Section> {
  const { locale, vars } = c.var
  const { layout, posts } = started({ layout: ownLayout(c), posts: newestPosts(c) })
  const tree = await navigationTree(c)
  const under = listFinder(c, tree)
  const lists = { newProducts: under('newProducts'), deals: under('specialOffers') }
  const [newProducts, deals, fabrics, content, own] = await Promise.all([
    someOf(c, lists.newProducts, NEW_PRODUCTS, 'newest'),
    someOf(c, lists.deals, DEALS),
    fabricsOf(c, tree),
    layout,
    c.var.services.ownSettings(),
  ])
  const hrefOf = (list: Category | undefined) => (list && categoryHref(locale, list)) ?? null
  return {
    content: (
      <HomePage
        departments={departmentsIn(c, tree)}
        patterns={hrefAt(c, tree, PATTERNS[locale])}
        city={vars.SHOP_CITY}
        freeShipping={own?.freeShipping ?? null}
        shopName={vars.SHOP_NAME}
        now={new Date()}
        newProducts={{ products: newProducts, href: hrefOf(lists.newProducts) }}
        deals={{ products: deals, href: hrefOf(lists.deals) }}
        fabrics={fabrics}
        posts={await posts}
        layout={content.layout && homeContent(content.layout, newProducts.length === 0)}
        forms={content.forms}
      />
    ),
  }
}

/**
 * The groups of cloth with their measures. Null for a remote shop, because its properties are only
 * texts.
 */
async function fabricsOf(c: Context<AppEnv>, tree: readonly Category[]): Promise<Fabrics | null> {
  const { locale, services, vars } = c.var
  const department = departmentsIn(c, tree).find(({ path }) => path === FABRICS[locale])
  const groups = departmentsIn(c, department?.category.children ?? [])
  if (!department || groups.length === 0 || vars.STORE_API_URL) return null
  const ids = groups.map(({ category }) => category.id)
  const found = await services.storeApi.catalogue.clothFigures(locale, ids)
  if (!found.ok) {
    c.set('degraded', true)
    return null
  }
  const kinds = groups.flatMap(({ category, name, path, href }) => {
    const figures = found.value.data.elements.find(({ categoryId }) => categoryId === category.id)
    return figures ? [{ name, path, href, figures }] : []
  })
  if (kinds.length === 0) return null
  const explained = hrefAt(c, tree, PAGE_PATHS.materialInfo[locale])
  return { href: department.href, kinds, explained }
}

/** The newest posts. A Shopware has no blog, so a remote shop gets no call. */
async function newestPosts(c: Context<AppEnv>): Promise<readonly BlogPost[]> {
  const { locale, services, vars } = c.var
  if (vars.STORE_API_URL) return []
  const found = await services.storeApi.entries.posts(locale, { page: 1, limit: POSTS })
  if (found.ok) return found.value.data.elements
  c.set('degraded', true)
  return []
}

/** The link of the menu entry with this path; null if there is none. */
function hrefAt(c: Context<AppEnv>, tree: readonly Category[], path: string): string | null {
  const requested = withLocalePrefix(c.var.locale, `/${comparable(path)}`)
  return departmentsIn(c, tree).find(({ href }) => href === requested)?.href ?? null
}

type OwnLayout = Readonly<{ layout: CmsPage | null; forms: CmsForms | null }>
const NO_LAYOUT: OwnLayout = { layout: null, forms: null }

/** The content of a remote shop's own home page, if it has one. */
async function ownLayout(c: Context<AppEnv>): Promise<OwnLayout> {
  const { locale, services, vars } = c.var
  if (!vars.STORE_API_URL) return NO_LAYOUT
  const found = await services.storeApi.content.homeLayout(locale)
  if (found.ok) {
    const { id, cmsPage: layout = null } = found.value.data
    return { layout, forms: await loadCmsForms(c, layout, { entity: 'category', id: id ?? '' }) }
  }
  if (found.error.kind !== 'refused' || found.error.status >= 500) c.set('degraded', true)
  return NO_LAYOUT
}

/**
 * A list of the home page: the category at its path, in a remote shop the category of that name.
 */
function listFinder(c: Context<AppEnv>, tree: readonly Category[]) {
  const { locale, vars } = c.var
  const byPath = new Map(
    departmentsIn(c, tree).map((department) => [department.path, department.category]),
  )
  return (name: 'newProducts' | 'specialOffers') =>
    byPath.get(comparable(PAGE_PATHS[name][locale])) ??
    (vars.STORE_API_URL ? findCategoryByName(name, tree) : undefined)
}

function departmentsIn(c: Context<AppEnv>, tree: readonly Category[]) {
  const { locale } = c.var
  const each = (category: Category, isTop: boolean) => {
    const href = categoryHref(locale, category)
    const path = comparable(category.seoUrls?.[0]?.seoPathInfo ?? '')
    const count = category.customFields?.ripstop_article_count ?? null
    return href === null ? [] : [{ category, name: category.name, path, href, count, isTop }]
  }
  return tree.flatMap((category) => [
    ...each(category, true),
    ...(category.children ?? []).flatMap((child) => each(child, false)),
  ])
}

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

/**
 * The content of the shop's home page; null if nothing is left. A category listing counts only if
 * nothing else shows products.
 */
function homeContent(layout: CmsPage, showsListing: boolean): CmsPage | null {
  return filledLayout(layout, (slot) =>
    slot.type === 'product-listing'
      ? showsListing && (slot.data?.listing?.elements ?? []).length > 0
      : hasContent(slot),
  )
}
