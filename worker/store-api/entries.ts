import type { Locale } from '#shared/i18n/locales.ts'
import {
  BlogPostDetail,
  BlogPostList,
  GalleryProjectDetail,
  GalleryProjectList,
  LexiconTermDetail,
  LexiconTermList,
} from '#shared/schemas/store-api/entries.ts'
import type { z } from '#shared/schemas/zod.ts'
import { PLATE_FIELDS } from './catalogue-fields.ts'
import type { Transport } from './transport.ts'

type Page = { readonly page: number; readonly limit: number }

/** Blog, lexicon and gallery: plugin endpoints, which a remote shop may answer with 404. */
export function entriesApi(transport: Transport) {
  const read = <S extends z.ZodType>(locale: Locale, path: string, schema: S, body: object) =>
    transport({ method: 'POST', path, schema, body, locale, seoUrls: true })
  const whole = { includes: PLATE_FIELDS }

  return {
    posts: (locale: Locale, page: Page) => read(locale, '/blog', BlogPostList, page),
    searchPosts: (locale: Locale, search: string, page: Page) =>
      read(locale, '/blog/search', BlogPostList, { ...page, search }),
    post: (locale: Locale, slug: string) => read(locale, at('blog', slug), BlogPostDetail, whole),
    terms: (locale: Locale) => read(locale, '/lexicon', LexiconTermList, {}),
    term: (locale: Locale, slug: string) =>
      read(locale, at('lexicon', slug), LexiconTermDetail, whole),
    projects: (locale: Locale, page: Page) => read(locale, '/gallery', GalleryProjectList, page),
    project: (locale: Locale, slug: string) =>
      read(locale, at('gallery', slug), GalleryProjectDetail, whole),
  }
}

function at(list: string, slug: string): string {
  return `/${list}/${encodeURIComponent(slug)}`
}
