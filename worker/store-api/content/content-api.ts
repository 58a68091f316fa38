import type { Locale } from '#shared/i18n/locales.ts'
import { CmsPage, LandingPage } from '#shared/schemas/store-api/cms.ts'
import { z } from '#shared/schemas/zod.ts'
import { CARD_FIELDS } from '../catalogue/catalogue-fields.ts'
import { cachedReader, LAST_CACHED_PAGE } from '../cache/cached-reader.ts'
import type { Transport } from '../transport/call.ts'
import {
  BlogPostDetail,
  BlogPostList,
  GalleryProjectDetail,
  GalleryProjectList,
  LexiconTermDetail,
  LexiconTermList,
} from '#shared/schemas/store-api/entries.ts'

export const HomeLayout = z.object({ id: z.string().nullish(), cmsPage: CmsPage.nullish() })

/** Content pages with their layout. Products in it have only the fields of a card. */
export function contentApi(transport: Transport) {
  const prices = cachedReader(transport, 'prices')
  return {
    landingPage: (locale: Locale, id: string) =>
      prices(locale, `/landing-page/${encodeURIComponent(id)}`, LandingPage, {
        includes: CARD_FIELDS,
      }),

    /** The layout of the home page. */
    homeLayout: (locale: Locale) =>
      prices(locale, '/category/home', HomeLayout, { includes: CARD_FIELDS }),
  }
}

type Page = { readonly page: number; readonly limit: number }

/** Blog, lexicon and gallery: plugin endpoints. A shop without the plugin responds with a 404. */
export function entriesApi(transport: Transport) {
  const read = cachedReader(transport)
  const texts = cachedReader(transport, 'texts')
  // An entry may show products in addition to its text.
  const prices = cachedReader(transport, 'prices')
  const whole = { includes: CARD_FIELDS }
  const upTo = ({ page }: Page) => (page > LAST_CACHED_PAGE ? read : texts)

  return {
    posts: (locale: Locale, page: Page) => upTo(page)(locale, '/blog', BlogPostList, page),
    searchPosts: (locale: Locale, search: string, page: Page) =>
      read(locale, '/blog/search', BlogPostList, { ...page, search }),
    post: (locale: Locale, slug: string) =>
      prices(locale, at('blog', slug), BlogPostDetail, whole, isNamed(slug)),
    terms: (locale: Locale) => texts(locale, '/lexicon', LexiconTermList, {}),
    term: (locale: Locale, slug: string) =>
      prices(locale, at('lexicon', slug), LexiconTermDetail, whole, isNamed(slug)),
    projects: (locale: Locale, page: Page) =>
      upTo(page)(locale, '/gallery', GalleryProjectList, page),
    project: (locale: Locale, slug: string) =>
      prices(locale, at('gallery', slug), GalleryProjectDetail, whole, isNamed(slug)),
  }
}

function at(list: string, slug: string): string {
  return `/${list}/${encodeURIComponent(slug)}`
}

/** The entry with exactly this slug. Other spellings are not cached, because they have no limit. */
function isNamed(slug: string) {
  return (found: { readonly slug: string }) => found.slug === slug
}
