import type { Context } from 'hono'
import { ROOT_CATEGORY_ID } from '#worker/backend/channel/channel.ts'
import type { BackendEnv, RequestLanguage } from '#worker/backend/http/env.ts'
import { varsOf } from '#worker/backend/http/shop.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { trailTo, type Category } from './categories.ts'
import { entryFields, pathThrough, type Branch } from '../structs/entry-fields.ts'
import { mediaStruct } from '../structs/media-struct.ts'
import { seoUrlStruct } from '../structs/seo-url-struct.ts'

/** Values that a struct depends on, in addition to its category. */
export type CategoryContext = Readonly<{
  language: RequestLanguage
  origin: string
  /** Name of the root category, which represents the shop. */
  shopName: string
}>
type Where = CategoryContext & Readonly<{ categories: readonly Category[] }>

/** Values that structs of categories depend on in one request, in addition to the categories. */
export function categoryContext(c: Context<BackendEnv>): CategoryContext {
  const { SHOP_NAME: shopName, SHOP_ORIGIN: origin } = varsOf(c.env)
  return { language: c.var.language, origin, shopName }
}

/** Categories below another one, or below the root (null), `depth` levels deep. */
export function childStructs(
  parentId: string | null,
  where: Where,
  depth: number,
): readonly Branch[] {
  if (depth <= 0) return []
  return where.categories
    .filter((category) => category.parentId === parentId)
    .map((category) => ({
      ...categoryStruct(trailTo(where.categories, category.id), where),
      children: childStructs(category.id, where, depth - 1),
    }))
}

/** The root of all categories: it has the shop's name, its page is the home page. */
export function rootStruct({ shopName, categories }: Where): Branch {
  return {
    ...entryFields({
      id: ROOT_CATEGORY_ID,
      breadcrumb: [shopName],
      parentId: null,
      afterCategoryId: null,
      level: 1,
      path: null,
      childCount: categories.filter(({ parentId }) => parentId === null).length,
    }),
    children: null,
  }
}

/** The last category of a trail that starts at the top. Throws an `Error` for an empty trail. */
export function categoryStruct(trail: readonly Category[], where: CategoryContext): Branch {
  const category = trail.at(-1)
  if (!category) throw new Error('A trail without a category')
  const { id, record, picture } = category
  const { language, origin, shopName } = where
  const { locale } = language
  const path = record.path[locale].slice(1)
  return {
    ...entryFields({
      id,
      breadcrumb: [shopName, ...trail.map((above) => above.record.name[locale])],
      parentId: category.parentId ?? ROOT_CATEGORY_ID,
      afterCategoryId: category.afterId,
      level: trail.length + 1,
      path: pathThrough(ROOT_CATEGORY_ID, ...trail.slice(0, -1).map((above) => above.id)),
      childCount: category.childCount,
      description: record.description[locale],
      media: picture && mediaStruct(picture.id, picture.media, locale, origin),
      seoUrls: [seoUrlStruct({ kind: 'category', id, path, canonical: true }, language)],
      customFields: {
        ripstop_menu: record.menu,
        ripstop_article_count: category.productCount,
        ripstop_filters: record.filters.map((key) => idOf('property-group', key)),
      },
    }),
    children: null,
  }
}
