import { idOf } from '#worker/backend/sql/ids.ts'
import type { mediaStruct } from './media-struct.ts'
import type { seoUrlStruct } from './seo-url-struct.ts'

/** The id of the layout that all categories share. */
export const CATEGORY_LAYOUT_ID = idOf('cms-page', 'category-layout')

export type EntryFields = Readonly<{
  id: string
  /** Names of its ancestors, top down, and its own name. */
  breadcrumb: readonly string[]
  parentId: string | null
  /** The category before it among its siblings; null for the first. */
  afterCategoryId: string | null
  level: number
  /** Ids of its ancestors; null at the top. */
  path: string | null
  childCount: number
  type?: 'page' | 'folder' | 'link'
  linkType?: string | null
  internalLink?: string | null
  externalLink?: string | null
  description?: string | null
  media?: ReturnType<typeof mediaStruct> | null
  seoUrls?: readonly ReturnType<typeof seoUrlStruct>[] | null
  customFields?: Readonly<Record<string, unknown>> | null
}>

/** A Store API category with all keys of Shopware. Every menu entry is returned as one. */
export function entryFields({
  type = 'page',
  media = null,
  customFields = null,
  ...entry
}: EntryFields) {
  const { breadcrumb, linkType = null, internalLink = null, externalLink = null } = entry
  const texts = {
    name: breadcrumb.at(-1) ?? '',
    description: entry.description ?? null,
    metaTitle: null,
    metaDescription: entry.description ?? null,
    keywords: null,
    linkType,
    internalLink,
    externalLink,
    linkNewTab: null,
  }
  return {
    id: entry.id,
    parentId: entry.parentId,
    afterCategoryId: entry.afterCategoryId,
    level: entry.level,
    path: entry.path,
    breadcrumb,
    childCount: entry.childCount,
    visibleChildCount: entry.childCount,
    type,
    productAssignmentType: 'product',
    displayNestedProducts: true,
    active: true,
    visible: true,
    ...texts,
    cmsPageId: CATEGORY_LAYOUT_ID,
    cmsPageIdSwitched: type !== 'page',
    cmsPage: null,
    mediaId: media?.id ?? null,
    media,
    openGraphMedia: null,
    parent: null,
    tags: null,
    seoUrls: entry.seoUrls ?? null,
    customFields,
    translated: { ...texts, breadcrumb, slotConfig: null, customFields: customFields ?? {} },
    apiAlias: 'category',
  }
}

/** A category with its descendants. */
export type Branch = ReturnType<typeof entryFields> & {
  readonly children: readonly Branch[] | null
}

/** Ids of an entry's ancestors in Shopware's format. */
export const pathThrough = (...ids: readonly string[]) => `|${ids.join('|')}|`
