import { ROOT_CATEGORY_ID } from '#worker/backend/context/channel.ts'
import type { RequestLanguage } from '#worker/backend/http/env.ts'
import { idOf } from '#worker/backend/http/ids.ts'
import { trailTo, type Category } from './categories.ts'
import { mediaStruct } from './media-struct.ts'
import { seoUrlStruct } from './seo-url-struct.ts'

type Where = Readonly<{
  categories: readonly Category[]
  language: RequestLanguage
  origin: string
  /** Name of the root, which is the shop itself. */
  shopName: string
}>

export type CategoryStruct = ReturnType<typeof categoryFields> & {
  readonly children: readonly CategoryStruct[]
}

/** A Store API category with so many levels of children below it. */
export function categoryStruct(category: Category, where: Where, depth: number): CategoryStruct {
  return { ...categoryFields(category, where), children: childStructs(category.id, where, depth) }
}

/** What stands below a category, or below the root (null), as far down as `depth` says. */
export function childStructs(
  parentId: string | null,
  where: Where,
  depth: number,
): readonly CategoryStruct[] {
  if (depth <= 0) return []
  return where.categories
    .filter((category) => category.parentId === parentId)
    .map((category) => categoryStruct(category, where, depth - 1))
}

/** The root of all categories: it has the shop's name, its page is the home page. */
export function rootStruct(where: Where, depth: number) {
  const { shopName: name } = where
  const topLevel = where.categories.filter(({ parentId }) => parentId === null)
  const path = `|${ROOT_CATEGORY_ID}|`
  return {
    ...fixedFields(name, null),
    id: ROOT_CATEGORY_ID,
    parentId: null,
    level: 1,
    path,
    breadcrumb: [name],
    childCount: topLevel.length,
    visibleChildCount: topLevel.length,
    media: null,
    seoUrls: [],
    customFields: {},
    translated: { name, breadcrumb: [name], customFields: {} },
    children: childStructs(null, where, depth),
  }
}

function categoryFields(category: Category, where: Where) {
  const { id, record, picture } = category
  const { language, origin, shopName, categories } = where
  const { locale } = language
  const name = record.name[locale]
  const trail = trailTo(categories, id)
  const breadcrumb = [shopName, ...trail.map((above) => above.record.name[locale])]
  const childCount = categories.filter(({ parentId }) => parentId === id).length
  const customFields = {
    ripstop_menu: record.menu,
    ripstop_article_count: category.articleCount,
    ripstop_filters: record.filters.map((key) => idOf('property-group', key)),
  }
  const description = record.description[locale]
  const fields = fixedFields(name, description)
  return {
    ...fields,
    id,
    parentId: category.parentId ?? ROOT_CATEGORY_ID,
    level: trail.length + 1,
    path: `|${[ROOT_CATEGORY_ID, ...trail.slice(0, -1).map((above) => above.id)].join('|')}|`,
    breadcrumb,
    childCount,
    visibleChildCount: childCount,
    mediaId: picture?.id ?? null,
    media: picture && mediaStruct(picture.id, picture.media, locale, origin),
    seoUrls: [
      seoUrlStruct(
        { kind: 'category', id, path: record.path[locale].slice(1), canonical: true },
        language,
      ),
    ],
    customFields,
    translated: {
      name,
      description,
      metaTitle: name,
      metaDescription: description,
      breadcrumb,
      customFields,
    },
  }
}

function fixedFields(name: string, description: string | null) {
  return {
    type: 'page',
    productAssignmentType: 'product',
    active: true,
    visible: true,
    displayNestedProducts: true,
    linkType: null,
    internalLink: null,
    externalLink: null,
    linkNewTab: false,
    name,
    description,
    metaTitle: name,
    metaDescription: description,
    cmsPage: null,
    apiAlias: 'category',
  }
}
