import type { Context } from 'hono'
import type { AppEnv } from '#worker/runtime/context.ts'
import { navigationTree } from '#worker/rendering/navigation-tree.ts'
import { countFilters } from '#shared/domain/listing.ts'
import { readFilters } from '#worker/listing/filter-params.ts'
import { heededFilters } from '#worker/listing/heeded-filters.ts'
import { firstPlates } from '../../pages/listing/first-plates.ts'
import { ListingPage } from '../../pages/listing/listing-page.tsx'
import { ListingQuery, listingSearch } from '#worker/listing/listing-query.ts'
import { behindTheLastPage } from '#worker/rendering/behind-the-last-page.ts'
import { renderPage } from '#worker/rendering/render.tsx'
import { categoryHref } from '#worker/rendering/category-href.ts'
import { breadcrumbList } from '#worker/feeds/structured-data/breadcrumbs.ts'
import { itemList } from '#worker/feeds/structured-data/item-list.ts'
import { jsonLd, siteOf } from '#worker/feeds/structured-data/json-ld.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { toCanonical, canonicalPaths, type Target } from './canonical-paths.ts'
import { crumbsOf, trailTo } from './trail.ts'

/** The listing of a category, at its canonical path. */
export async function categoryPage(c: Context<AppEnv>, target: Target): Promise<Response> {
  const { id } = target
  const { services, locale } = c.var
  const { catalogue } = services.storeApi
  const query = ListingQuery.parse(c.req.query())
  const asked = readFilters(new URL(c.req.url).searchParams, locale)
  const page = { page: query.p, limit: query.limit, order: query.order }

  const [tree, category, listing, paths] = await Promise.all([
    navigationTree(c),
    catalogue.category(locale, id),
    catalogue.listing(locale, id, page, asked),
    canonicalPaths(c, target),
  ])
  if (!category.ok) return storeApiFailed(c, category.error)
  if (!listing.ok) return storeApiFailed(c, listing.error)
  const { name, description, metaTitle, metaDescription, customFields } = category.value.data
  const filters = heededFilters(asked, listing.value.data)
  if (query.p > 1 && listing.value.data.elements.length === 0) return behindTheLastPage(c)

  const elsewhere = toCanonical(c, paths[locale])
  if (elsewhere) return elsewhere

  const trail = trailTo(tree, id)
  const crumbs = crumbsOf(locale, trail)
  const shownCrumbs = [...crumbs.slice(0, -1), { name }]
  const site = siteOf(c)
  const subCategories = (trail.at(-1)?.children ?? []).flatMap((child) => {
    const href = categoryHref(locale, child)
    const count = child.customFields?.ripstop_article_count ?? null
    return href ? [{ name: child.name, href, count }] : []
  })
  return renderPage(
    c,
    <ListingPage
      path={paths[locale]}
      crumbs={shownCrumbs}
      listing={listing.value.data}
      filterGroups={customFields?.ripstop_filters ?? []}
      articleCount={customFields?.ripstop_article_count ?? null}
      {...{ name, description, subCategories, query, filters }}
    />,
    {
      sheet: query.view === 'select' ? 'other' : 'listing',
      title: metaTitle || name,
      description: metaDescription || description || undefined,
      paths,
      keeps: listingSearch(query, filters),
      robots: countFilters(filters) > 0 || query.view === 'select' ? 'noindex, follow' : undefined,
      canonicalQuery: listingSearch({ ...ListingQuery.parse({}), p: query.p }),
      aisle: crumbs[0]?.href,
      image: category.value.data.media ?? listing.value.data.elements[0]?.cover?.media,
      firstPictures: firstPlates(listing.value.data),
      structuredData: jsonLd([
        breadcrumbList(site, shownCrumbs),
        itemList(site, listing.value.data, query),
      ]),
    },
  )
}
