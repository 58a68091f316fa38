import type { Locale } from '#shared/i18n/locales.ts'
import type { Category } from '#shared/schemas/store-api/category.ts'
import { PAGE_PATHS, type PageName } from '#shared/paths.ts'
import { urls } from '#shared/urls.ts'
import { categoryHref } from './category-href.ts'
import { flattenCategories } from './navigation-tree.ts'
import type { PagePlaces } from '../../pages/layout/navigation.ts'
import { comparable, type ShopMenus } from './shop-menus.ts'

/** Pages that a remote shop has at other paths, recognised by the names of their links. */
const NAMES = {
  imprint: /^(?:impressum|imprint|legal notice)/i,
  privacy: /^(?:datenschutz|(?:data )?privacy|data protection)/i,
  terms: /^(?:agb|allgemeine geschäftsbedingungen|(?:general )?terms)/i,
  withdrawalTerms: /^(?:widerruf|(?:right of )?withdrawal|revocation|cancellation)/i,
  shipping: /versand|liefer|shipping|delivery/i,
  payment: /zahlung|bezahl|payment/i,
  accessibility: /^(?:barrierefrei|accessib)/i,
  guarantee: /gewährleistung|guarantee|warranty/i,
  disposal: /entsorgung|batterie|disposal|battery/i,
  newProducts: /^(?:neu(?:e|heiten|es)?\b|new\b|what’s new)/i,
  specialOffers: /angebot|^sale\b|special|offers?\b|outlet/i,
} as const satisfies Partial<Record<PageName, RegExp>>

type KnownPage = keyof typeof NAMES

type Shop = ShopMenus & { readonly tree: readonly Category[] }

const isKnownPage = (name: string): name is KnownPage => Object.hasOwn(NAMES, name)

/** Paths of those pages in a remote shop: our path, the path in its menus, or null. */
export function placesOf(locale: Locale, shop: Shop): PagePlaces {
  return Object.fromEntries(
    Object.keys(NAMES)
      .filter(isKnownPage)
      .map((name) => [name, placeOf(locale, name, shop)]),
  )
}

/** The page among those that one of our paths names; null for other paths. */
export function knownPageAt(locale: Locale, path: string): KnownPage | null {
  return (
    Object.keys(NAMES)
      .filter(isKnownPage)
      .find((name) => PAGE_PATHS[name][locale] === path) ?? null
  )
}

export function findCategoryByName(
  name: KnownPage,
  tree: readonly Category[],
): Category | undefined {
  return flattenCategories(tree).find(
    (category) => category.type !== 'folder' && NAMES[name].test(category.name),
  )
}

function placeOf(locale: Locale, name: KnownPage, shop: Shop): string | null {
  const { footer, service, tree, contentPaths } = shop
  const own = comparable(PAGE_PATHS[name][locale])
  const seoPaths = flattenCategories(tree).flatMap(({ seoUrls }) => seoUrls ?? [])
  const isOurs =
    contentPaths?.has(own) || seoPaths.some(({ seoPathInfo }) => comparable(seoPathInfo) === own)
  if (isOurs) return urls.page(locale, name)
  const called = findCategoryByName(name, [...footer, ...service, ...tree])
  const href = called && categoryHref(locale, called)
  if (href) return href
  return contentPaths ? null : urls.page(locale, name)
}
