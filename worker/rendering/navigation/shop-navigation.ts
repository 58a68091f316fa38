import type { Context } from 'hono'
import type { Locale } from '#shared/i18n/locales.ts'
import { smallestOf } from '#client/ui/renditions.ts'
import { featureOfPath, type Features } from '#shared/features.ts'
import { splitLocale } from '#shared/split-locale.ts'
import type { Category } from '#shared/schemas/store-api/category.ts'
import { categoryHref } from './category-href.ts'
import type { AppEnv } from '../../runtime/context.ts'
import { navigationTree } from './navigation-tree.ts'
import { placesOf } from './known-pages.ts'
import {
  NO_NAVIGATION,
  type NavigationEntry,
  type NavigationFolder,
  type PagePlaces,
  type ShopNavigation,
} from '../../pages/layout/navigation.ts'
import { shopMenus } from './shop-menus.ts'

/** The navigation that a layout shows. It is empty in the checkout, and before the first import. */
export async function shopNavigation(
  c: Context<AppEnv>,
  layout: 'default' | 'checkout' = 'default',
): Promise<ShopNavigation> {
  if (layout !== 'default' || !c.var.services) return NO_NAVIGATION
  const { locale, t, vars } = c.var
  const place = { locale, features: vars.settings.features }
  const [tree, menus] = await Promise.all([navigationTree(c), shopMenus(c)])
  const entries = (menu: 'main' | 'service') =>
    tree
      .filter((category) => (category.customFields?.ripstop_menu ?? 'main') === menu)
      .flatMap((category) => entryOf(place, category) ?? [])
  return {
    main: entries('main'),
    service: [...entries('service'), ...entriesOf(place, notListedIn(tree, menus.service))],
    folders: foldersIn(
      place,
      tree.filter(({ type }) => type === 'folder'),
    ),
    footer: footerOf(place, menus.footer, t('shell.further')),
    pages: vars.STORE_API_URL ? placesOf(locale, { ...menus, tree }) : await ownPlaces(c),
  }
}

/** No link for pages that the catalogue of our own shop lacks. */
async function ownPlaces({ var: { locale, services } }: Context<AppEnv>): Promise<PagePlaces> {
  const own = await services.ownSettings()
  const missing = (own?.missingPages ?? []).filter((page) => page.locale === locale)
  return Object.fromEntries(missing.map(({ name }) => [name, null]))
}

/** A shop may list the same categories in both menus. */
function notListedIn(tree: readonly Category[], more: readonly Category[]): readonly Category[] {
  const listed = new Set(tree.map(({ id }) => id))
  return more.filter(({ id }) => !listed.has(id))
}

/** The language of the menu, and the features that entries may link to. */
type Place = Readonly<{ locale: Locale; features: Features }>

function entriesOf(place: Place, categories: readonly Category[]): readonly NavigationEntry[] {
  return categories.flatMap((category) => entryOf(place, category) ?? [])
}

function foldersIn(place: Place, categories: readonly Category[]): readonly NavigationFolder[] {
  return categories
    .map(({ name, children }) => ({ name, entries: entriesOf(place, children ?? []) }))
    .filter(({ entries }) => entries.length > 0)
}

/** The columns of a footer. Links without children share the last column. */
function footerOf(place: Place, categories: readonly Category[], further: string) {
  const isColumn = ({ children }: Category) => (children ?? []).length > 0
  const columns = foldersIn(place, categories.filter(isColumn))
  const single = entriesOf(
    place,
    categories.filter((category) => !isColumn(category)),
  )
  return single.length > 0 ? [...columns, { name: further, entries: single }] : columns
}

function entryOf({ locale, features }: Place, category: Category): NavigationEntry | null {
  const href = categoryHref(locale, category)
  if (!href) return null
  const feature = featureOfPath(splitLocale(href).path)
  if (feature && !features[feature]) return null
  const { name, media } = category
  return {
    name,
    sign: shortCategoryName(name),
    href,
    picture: media ? { url: smallestOf(media, 0) } : null,
  }
}

/** The longest name in characters that always fits above a main category. */
const SIGN_LENGTH = 15

/**
 * A short name stays whole. A long name ends before the first comma, "und" or "and": "Schnallen und
 * Beschläge" becomes "Schnallen".
 */
export function shortCategoryName(name: string): string {
  if (name.length <= SIGN_LENGTH) return name
  return name.split(/,| und | and /)[0] ?? name
}
