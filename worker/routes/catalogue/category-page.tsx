import type { Context } from 'hono'
import type { AppEnv } from '#worker/runtime/context.ts'
import { navigationTree, shopPicture } from '#worker/rendering/navigation/navigation-tree.ts'
import { countFilters, type ListingFilters } from '#shared/domain/listing.ts'
import { readFilters } from '#worker/listing/filter-params.ts'
import { keepAppliedFilters } from '#worker/listing/keep-applied-filters.ts'
import { splitAtListing } from '../../pages/content/filled-layout.ts'
import { firstCards } from '../../pages/listing/first-cards.ts'
import { ListingPage } from '../../pages/listing/listing-page.tsx'
import { ListingQuery, listingSearch } from '#worker/listing/listing-query.ts'
import { respondPageOutOfRange } from '#worker/rendering/page-out-of-range.ts'
import type { PageHead } from '#worker/rendering/page.ts'
import { respondWithPage } from '#worker/rendering/respond-with-page.ts'
import { started } from '#worker/rendering/started.ts'
import { categoryHref } from '#worker/rendering/navigation/category-href.ts'
import { breadcrumbList } from '#worker/feeds/structured-data/breadcrumbs.ts'
import { itemList } from '#worker/feeds/structured-data/item-list.ts'
import { jsonLd, siteOf } from '#worker/feeds/structured-data/json-ld.ts'
import { htmlText } from '#shared/html-text.ts'
import { loadCmsForms } from '../forms/cms-forms.ts'
import { requireData } from '../forms/store-api-failed.ts'
import { toCanonical, canonicalPaths, type Target } from './canonical-paths.ts'
import { crumbsOf, trailTo } from './trail.ts'

/** The listing of a category at its canonical path. Only its first page always exists. */
export async function categoryPage(c: Context<AppEnv>, target: Target): Promise<Response> {
  const { locale } = c.var
  const addressed = ListingQuery.parse(c.req.query())
  const requested = readFilters(new URL(c.req.url).searchParams, locale)
  const { critical } = started({ critical: loadCategory(c, target) })
  const { listed } = started({ listed: loadListing(c, target, { addressed, requested, critical }) })
  const listing = listed.then(({ found }) => found)
  const { p, view } = addressed
  if (target.seoPath === undefined) {
    const elsewhere = toCanonical(c, (await critical).paths[locale])
    if (elsewhere) return elsewhere
  }
  if (p > 1 && (await listing).elements.length === 0) return respondPageOutOfRange(c)

  return respondWithPage(c, {
    // A layout may hold any element.
    sheet: view === 'select' || c.var.vars.STORE_API_URL ? 'other' : 'listing',
    head: critical.then((loaded) => headOf(loaded, addressed, requested)),
    main: [
      Promise.all([critical, listed]).then(([loaded, { found, query }]) => ({
        content: (
          <ListingPage
            {...loaded}
            path={loaded.paths[locale]}
            listing={found}
            query={query}
            filters={keepAppliedFilters(requested, found)}
          />
        ),
        firstPictures: firstCards(found),
      })),
    ],
    structuredData: Promise.all([critical, listing]).then(([{ crumbs }, found]) => {
      const site = siteOf(c)
      return jsonLd([breadcrumbList(site, crumbs), itemList(site, found, addressed)])
    }),
  })
}

type Requested = Readonly<{
  addressed: ListingQuery
  requested: ListingFilters
  critical: Promise<LoadedCategory>
}>

/**
 * The products, in the sorting of the address. Without one, a layout's own sorting applies: it is
 * known only with the category, so such a list takes another call.
 */
async function loadListing(
  c: Context<AppEnv>,
  { id }: Target,
  { addressed, requested, critical }: Requested,
) {
  const { services, locale, vars } = c.var
  const read = async (order: ListingQuery['order']) => {
    const { p: page, limit } = addressed
    const list = { page, limit, order }
    return requireData(c, await services.storeApi.catalogue.listing(locale, id, list, requested))
  }
  const { found } = started({ found: read(addressed.order) })
  const own = vars.STORE_API_URL ? (await critical).layout?.sortings : null
  if (!own) return { found: await found, query: addressed }
  const availableSortings = own.offered.map((key) => ({ key }))
  if (c.req.query('order') === addressed.order || own.first === addressed.order)
    return { found: { ...(await found), availableSortings }, query: addressed }
  const query = { ...addressed, order: own.first }
  return { found: { ...(await read(own.first)), availableSortings }, query }
}

type LoadedCategory = Awaited<ReturnType<typeof loadCategory>>

/** The category with its paths, breadcrumbs and subcategories. */
async function loadCategory(c: Context<AppEnv>, target: Target) {
  const { locale } = c.var
  const [tree, category, paths] = await Promise.all([
    navigationTree(c),
    readCategory(c, target.id),
    canonicalPaths(c, target),
  ])
  const { cmsPage } = category
  const { name, description, customFields } = category
  const trail = trailTo(tree, target.id)
  const crumbs = crumbsOf(locale, trail)
  return {
    category,
    layout: cmsPage ? splitAtListing(cmsPage) : null,
    forms: await loadCmsForms(c, cmsPage, { entity: 'category', id: target.id }),
    paths,
    name,
    description,
    mainCategory: crumbs[0]?.href,
    picture: category.media ?? trail.findLast(({ media }) => media)?.media ?? shopPicture(tree),
    crumbs: [...crumbs.slice(0, -1), { name }],
    filterGroups: customFields?.ripstop_filters ?? [],
    productCount: customFields?.ripstop_article_count ?? null,
    subCategories: (trail.at(-1)?.children ?? []).flatMap((child) => {
      const href = categoryHref(locale, child)
      const count = child.customFields?.ripstop_article_count ?? null
      return href ? [{ name: child.name, href, count }] : []
    }),
  }
}

/** In front of a Shopware with its layout; our own backend has layouts of content pages only. */
async function readCategory(c: Context<AppEnv>, id: string) {
  const { locale, services, vars } = c.var
  const { catalogue } = services.storeApi
  if (vars.STORE_API_URL) return requireData(c, await catalogue.categoryWithLayout(locale, id))
  return { ...requireData(c, await catalogue.category(locale, id)), cmsPage: null }
}

function headOf(
  { category, layout, paths, mainCategory, picture }: LoadedCategory,
  query: ListingQuery,
  requested: ListingFilters,
): PageHead {
  const { name, description, metaTitle, metaDescription } = category
  const isNarrowed = countFilters(requested) > 0 || query.view === 'select'
  return {
    title: metaTitle || name,
    description: metaDescription || htmlText(description ?? '') || undefined,
    paths,
    keeps: listingSearch(query, requested, layout?.sortings?.first),
    robots: isNarrowed ? 'noindex, follow' : undefined,
    canonicalQuery: listingSearch({ ...ListingQuery.parse({}), p: query.p }),
    mainCategory,
    image: picture,
  }
}
