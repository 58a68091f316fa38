import type { Locale } from '#shared/i18n/locales.ts'
import { SeoUrlList } from '#shared/schemas/store-api/category.ts'
import type { ListingQuery } from './catalogue-api.ts'
import { CACHE_EMPTY, LAST_CACHED_PAGE, cachedReader } from '../cache/cached-reader.ts'
import type { Transport } from '../transport/call.ts'
import { z } from '#shared/schemas/zod.ts'

/**
 * The kinds of targets of a path: Shopware's route names for product, listing and landing pages.
 */
export type RouteName =
  | 'frontend.detail.page'
  | 'frontend.navigation.page'
  | 'frontend.landing.page'

const isSamePath = (path: string, other: string) => path.replace(/\/$/, '') === other

/** Paths of the shop's pages, and the targets of paths. */
export function pathsApi(transport: Transport) {
  const read = cachedReader(transport)
  const texts = cachedReader(transport, 'texts')

  return {
    /** The canonical paths of all content pages, page by page. */
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

    /** The target of a path (`stoffe`, `ripstop-nylon/70000`); no element if there is none. */
    resolve: (locale: Locale, seoPathInfo: string) =>
      texts(
        locale,
        '/seo-url',
        SeoUrlList,
        {
          filter: [
            // Shopware's default templates end a category's path with a slash; our paths do not.
            { type: 'equalsAny', field: 'seoPathInfo', value: [seoPathInfo, `${seoPathInfo}/`] },
          ],
          limit: 2,
        },
        // Some shops ignore letter case, so countless spellings could be cached.
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

/** Redirects: a plugin endpoint. A remote shop without the plugin responds with a 404. */
export function redirectsApi(transport: Transport) {
  const texts = cachedReader(transport, 'texts')
  return {
    /** The target of a path (with its locale prefix). Only existing targets are cached. */
    of: (locale: Locale, path: string) =>
      texts(locale, '/redirect', Redirect, { path }, ({ redirect }) => Boolean(redirect)),
  }
}
