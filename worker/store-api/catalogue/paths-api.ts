import type { Locale } from '#shared/i18n/locales.ts'
import { SeoUrlList } from '#shared/schemas/store-api/category.ts'
import type { ListingQuery } from './catalogue-api.ts'
import { CACHE_EMPTY, LAST_CACHED_PAGE, cachedReader } from '../cache/cached-reader.ts'
import type { Transport } from '../transport/transport.ts'
import { z } from '#shared/schemas/zod.ts'

/** What a path leads to, by Shopware's names for product page, listing and landing page. */
export type RouteName =
  | 'frontend.detail.page'
  | 'frontend.navigation.page'
  | 'frontend.landing.page'

const isSamePath = (path: string, other: string) => path.replace(/\/$/, '') === other

/** The paths at which the shop's pages stand, and what stands at a path. */
export function pathsApi(transport: Transport) {
  const read = cachedReader(transport)
  const texts = cachedReader(transport, 'texts')

  return {
    /** The canonical paths of all pages of content, page by page. */
    ofContent: (locale: Locale, { page, limit }: Omit<ListingQuery, 'order'>) =>
      (page > LAST_CACHED_PAGE ? read : texts)(
        locale,
        '/seo-url',
        SeoUrlList,
        {
          page,
          limit,
          filter: [
            { type: 'equals', field: 'routeName', value: 'frontend.landing.page' },
            { type: 'equals', field: 'isCanonical', value: true },
          ],
        },
        CACHE_EMPTY,
      ),

    /** What a path (`stoffe`, `ripstop-nylon/70000`) leads to; no element: nothing. */
    resolve: (locale: Locale, seoPathInfo: string) =>
      texts(
        locale,
        '/seo-url',
        SeoUrlList,
        {
          filter: [
            // Shopware's own templates end a category's path in a slash; addresses of ours do not.
            { type: 'equalsAny', field: 'seoPathInfo', value: [seoPathInfo, `${seoPathInfo}/`] },
          ],
          limit: 2,
        },
        // Some shops match paths whatever the letter case, so countless spellings would be cached.
        ({ elements }) => elements.some((found) => isSamePath(found.seoPathInfo, seoPathInfo)),
      ),

    /** The canonical path of a product or category, in the language of the call. */
    canonical: (locale: Locale, routeName: RouteName, foreignKey: string) =>
      texts(locale, '/seo-url', SeoUrlList, {
        filter: [
          { type: 'equals', field: 'routeName', value: routeName },
          { type: 'equals', field: 'foreignKey', value: foreignKey },
          { type: 'equals', field: 'isCanonical', value: true },
        ],
        limit: 1,
      }),
  }
}

const Redirect = z.object({ redirect: z.string().nullish(), status: z.number().nullish() })

/** Redirects of the backend: a plugin endpoint, which a remote shop may answer with 404. */
export function redirectsApi(transport: Transport) {
  const texts = cachedReader(transport, 'texts')
  return {
    /** Where a path (with its locale prefix) leads. Only what leads somewhere is kept. */
    of: (locale: Locale, path: string) =>
      texts(locale, '/redirect', Redirect, { path }, ({ redirect }) => Boolean(redirect)),
  }
}
