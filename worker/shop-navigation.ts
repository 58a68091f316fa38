import type { Context } from 'hono'
import type { Locale } from '#shared/i18n/locales.ts'
import type { Category } from '#shared/schemas/store-api/category.ts'
import { urls } from '#shared/urls.ts'
import type { AppEnv } from './context.ts'
import { navigationTree } from './navigation-tree.ts'
import {
  NO_NAVIGATION,
  type NavigationEntry,
  type ShopNavigation,
} from './pages/layout/navigation.ts'

/** The navigation that a layout shows; none where it would lead away, or before there is a shop. */
export async function shopNavigation(
  c: Context<AppEnv>,
  layout: 'default' | 'checkout' = 'default',
): Promise<ShopNavigation> {
  if (layout !== 'default' || !c.var.services) return NO_NAVIGATION
  const tree = await navigationTree(c)
  const entries = (menu: 'main' | 'service') =>
    tree
      .filter((category) => (category.customFields?.ripstop_menu ?? 'main') === menu)
      .flatMap((category) => entryOf(c.var.locale, category) ?? [])
  const folders = tree
    .filter(({ type }) => type === 'folder')
    .map(({ name, children }) => ({
      name,
      entries: (children ?? []).flatMap((child) => entryOf(c.var.locale, child) ?? []),
    }))
    .filter((folder) => folder.entries.length > 0)
  return { main: entries('main'), service: entries('service'), folders }
}

/** Where a category leads, by its link type (specification section 2); folders lead nowhere. */
export function categoryHref(locale: Locale, category: Category): string | null {
  const { type, linkType, internalLink, externalLink } = category
  const seoPath = category.seoUrls?.[0]?.seoPathInfo
  if (type === 'folder') return null
  if (type === 'link' && linkType === 'external') return externalLink ?? null
  if (seoPath) return urls.seo(locale, seoPath)
  if (type === 'link' && internalLink && linkType === 'product')
    return urls.detail(locale, internalLink)
  if (type === 'link' && internalLink && linkType === 'landing_page')
    return urls.landingPage(locale, internalLink)
  return urls.navigation(locale, internalLink ?? category.id)
}

function entryOf(locale: Locale, category: Category): NavigationEntry | null {
  const href = categoryHref(locale, category)
  return href ? { name: category.name, sign: signOf(category.name), href } : null
}

/** As long a name as always fits over an aisle. */
const SIGN_LENGTH = 15

/** What stands over an aisle: of "Schnallen und Beschläge" the first, of what is short all. */
export function signOf(name: string): string {
  if (name.length <= SIGN_LENGTH) return name
  return name.split(/,| und | and /)[0] ?? name
}
