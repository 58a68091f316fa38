import { LOCALES, type Locale } from './i18n/locales.ts'
import {
  ACTION_PATHS,
  CART_PARTS_PATH,
  FILE_PATHS,
  withLocalePrefix,
  PAGE_PATHS,
  PATTERNS,
  RECENTLY_VIEWED_PATH,
  SUGGEST_PATHS,
  type ActionName,
  type FileName,
  type PageName,
  type Paths,
} from './paths.ts'
import { splitLocale } from './split-locale.ts'

/** The path of an entry below its list page. */
function entry(locale: Locale, list: 'blog' | 'lexicon' | 'gallery', slug: string): string {
  return withLocalePrefix(locale, `${PAGE_PATHS[list][locale]}/${encodeURIComponent(slug)}`)
}

function searched(locale: Locale, page: 'search' | 'blogSearch', term: string): string {
  return `${withLocalePrefix(locale, PAGE_PATHS[page][locale])}?search=${encodeURIComponent(term)}`
}

function namedProducts(
  numbers: readonly string[],
  chosen: Readonly<Record<string, string>>,
): string {
  const named = [
    ...(numbers.length > 0 ? [`articles=${numbers.map(encodeURIComponent).join(',')}`] : []),
    ...Object.entries(chosen).map(([name, value]) => `${name}=${encodeURIComponent(value)}`),
  ]
  return named.length > 0 ? `?${named.join('&')}` : ''
}

/** The addresses of everything in the shop, in both languages. */
export const urls = {
  page: (locale: Locale, name: PageName) => withLocalePrefix(locale, PAGE_PATHS[name][locale]),
  action: (locale: Locale, name: ActionName) => withLocalePrefix(locale, ACTION_PATHS[name]),
  file: (locale: Locale, name: FileName, page = 1) =>
    `${withLocalePrefix(locale, FILE_PATHS[name])}${page > 1 ? `?p=${page}` : ''}`,
  /** A part of the sitemap: all addresses of one kind in one language, some hundred per page. */
  sitemapPart: (locale: Locale, kind: string, page: number) =>
    `/sitemap/${locale}-${kind}-${page}.xml`,
  /** A SEO path of the Store API (`stoffe/silikonbeschichtet`), without a slash at the end. */
  seo: (locale: Locale, seoPathInfo: string) =>
    withLocalePrefix(
      locale,
      `/${seoPathInfo
        .replace(/^\/|\/$/g, '')
        .split('/')
        .map(encodeURIComponent)
        .join('/')}`,
    ),
  search: (locale: Locale, term: string) => searched(locale, 'search', term),
  /** The search without spelling correction. */
  searchExactly: (locale: Locale, term: string) => `${searched(locale, 'search', term)}&exact=1`,
  blogSearch: (locale: Locale, term: string) => searched(locale, 'blogSearch', term),
  suggest: (locale: Locale, type: keyof typeof SUGGEST_PATHS) =>
    withLocalePrefix(locale, SUGGEST_PATHS[type]),
  /** Recently viewed products as product cards; the query lists their numbers. */
  seen: (locale: Locale) => withLocalePrefix(locale, RECENTLY_VIEWED_PATH),
  cartParts: (locale: Locale) => withLocalePrefix(locale, CART_PARTS_PATH),
  product: (locale: Locale, slug: string, number: string) =>
    withLocalePrefix(locale, `/${encodeURIComponent(slug)}/${encodeURIComponent(number)}`),
  detail: (locale: Locale, id: string) =>
    withLocalePrefix(locale, `/detail/${encodeURIComponent(id)}`),
  navigation: (locale: Locale, id: string) =>
    withLocalePrefix(locale, `/navigation/${encodeURIComponent(id)}`),
  post: (locale: Locale, slug: string) => entry(locale, 'blog', slug),
  term: (locale: Locale, slug: string) => entry(locale, 'lexicon', slug),
  project: (locale: Locale, slug: string) => entry(locale, 'gallery', slug),
  /** A planner project; `project` is a project of the gallery. */
  plan: (locale: Locale, id: string) =>
    withLocalePrefix(locale, `/project/${encodeURIComponent(id)}`),
  /** A recipe of the planner. */
  recipe: (locale: Locale, slug: string) =>
    withLocalePrefix(locale, `${PAGE_PATHS.planner[locale]}/${encodeURIComponent(slug)}`),
  /**
   * The choice of a project for the items of a query: a product, the cart, or a gallery project.
   */
  planAdd: (locale: Locale, source: Readonly<Record<string, string>>) =>
    `${withLocalePrefix(locale, PAGE_PATHS.projectAdd[locale])}?${Object.entries(source)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('&')}`,
  /** The cut preview next to a person; `?quantity=` is the length. */
  unroll: (locale: Locale, number: string) =>
    withLocalePrefix(locale, `/unroll/${encodeURIComponent(number)}`),
  landingPage: (locale: Locale, id: string) =>
    withLocalePrefix(locale, `/landingPage/${encodeURIComponent(id)}`),
  /** The login, which redirects back to a path of the shop. */
  login: (locale: Locale, back: string) =>
    `${withLocalePrefix(locale, PAGE_PATHS.login[locale])}?to=${encodeURIComponent(back)}`,
  register: (locale: Locale, back: string) =>
    `${withLocalePrefix(locale, PAGE_PATHS.register[locale])}?to=${encodeURIComponent(back)}`,
  /** The form for a new address, which redirects back to `back`. */
  newAddress: (locale: Locale, back: string) =>
    `${withLocalePrefix(locale, PAGE_PATHS.accountNewAddress[locale])}?to=${encodeURIComponent(back)}`,
  groupRegistration: (locale: Locale, group: string) =>
    withLocalePrefix(locale, `/customer-group-registration/${encodeURIComponent(group)}`),
  /** The inquiry form about a product. */
  inquiry: (locale: Locale, number: string) =>
    `${withLocalePrefix(locale, PAGE_PATHS.contact[locale])}?article=${encodeURIComponent(number)}`,
  /** Shipping costs of a product to a country chosen there. */
  shippingEstimate: (locale: Locale, number: string) =>
    `${withLocalePrefix(locale, PAGE_PATHS.shippingEstimate[locale])}?article=${encodeURIComponent(number)}`,
  /** The form for a customer's review of a product. */
  review: (locale: Locale, number: string) =>
    withLocalePrefix(locale, `/account/review/${encodeURIComponent(number)}`),
  accountAddress: (locale: Locale, id: string) =>
    withLocalePrefix(locale, `/account/address/${encodeURIComponent(id)}`),
  accountOrder: (locale: Locale, id: string, action?: 'cancel' | 'reorder') =>
    withLocalePrefix(
      locale,
      `/account/order/${encodeURIComponent(id)}${action ? `/${action}` : ''}`,
    ),
  /** A page of the customer's orders or downloads. */
  ordersPage: (locale: Locale, name: 'accountOrders' | 'accountDownloads', page: number) =>
    `${withLocalePrefix(locale, PAGE_PATHS[name][locale])}${page > 1 ? `?p=${page}` : ''}`,
  /** Links in mails; each opens a page with one button. */
  confirmRegistration: (locale: Locale, em: string, hash: string) =>
    `${withLocalePrefix(locale, PAGE_PATHS.registrationConfirm[locale])}?em=${encodeURIComponent(em)}&hash=${encodeURIComponent(hash)}`,
  chooseNewPassword: (locale: Locale, hash: string) =>
    `${withLocalePrefix(locale, PAGE_PATHS.recoverPassword[locale])}?hash=${encodeURIComponent(hash)}`,
  confirmEmail: (locale: Locale, hash: string) =>
    `${withLocalePrefix(locale, PAGE_PATHS.emailConfirm[locale])}?hash=${encodeURIComponent(hash)}`,
  /** Products by their numbers, for anyone with the link. */
  sharedWishlist: (locale: Locale, numbers: readonly string[]) =>
    `${withLocalePrefix(locale, PAGE_PATHS.wishlist[locale])}?articles=${numbers.map(encodeURIComponent).join(',')}`,
  /** The comparison of products, or the empty comparison page without products. */
  compared: (
    locale: Locale,
    numbers: readonly string[],
    chosen: Readonly<Record<string, string>> = {},
  ) => `${withLocalePrefix(locale, PAGE_PATHS.compare[locale])}${namedProducts(numbers, chosen)}`,
  /** Drawings at actual size; `card` is the length of a bank card in pixels. */
  trueSize: (
    locale: Locale,
    numbers: readonly string[],
    chosen: Readonly<Record<string, string>> = {},
  ) => `${withLocalePrefix(locale, PAGE_PATHS.trueSize[locale])}${namedProducts(numbers, chosen)}`,
  confirmNewsletter: (locale: Locale, em: string, hash: string) =>
    `${withLocalePrefix(locale, PAGE_PATHS.newsletter[locale])}?em=${encodeURIComponent(em)}&hash=${encodeURIComponent(hash)}`,
  /** The unsubscribe link in each newsletter and in its headers. */
  endNewsletter: (locale: Locale, key: string) =>
    `${withLocalePrefix(locale, PAGE_PATHS.newsletterEnd[locale])}?key=${encodeURIComponent(key)}`,
  /** The form for a back-in-stock notification. */
  stockAlert: (locale: Locale, number: string) =>
    `${withLocalePrefix(locale, PAGE_PATHS.stockAlert[locale])}?article=${encodeURIComponent(number)}`,
  confirmStockAlert: (locale: Locale, hash: string) =>
    `${withLocalePrefix(locale, PAGE_PATHS.stockAlertConfirm[locale])}?hash=${encodeURIComponent(hash)}`,
  endStockAlert: (locale: Locale, key: string) =>
    `${withLocalePrefix(locale, PAGE_PATHS.stockAlertEnd[locale])}?key=${encodeURIComponent(key)}`,
  success: (locale: Locale, orderId: string, outcome?: 'paid' | 'unpaid') =>
    withLocalePrefix(
      locale,
      `/checkout/success/${encodeURIComponent(orderId)}${outcome ? `/${outcome}` : ''}`,
    ),
  /** Actions on an order for everyone who may see it, such as a guest. */
  orderAction: (locale: Locale, orderId: string, action: 'cancel' | 'reorder') =>
    withLocalePrefix(locale, `/checkout/success/${encodeURIComponent(orderId)}/${action}`),
  /** The order page, which redirects to the payment automatically. */
  payNow: (locale: Locale, orderId: string) =>
    withLocalePrefix(locale, `/checkout/success/${encodeURIComponent(orderId)}?pay=now`),
  /** A document of an order, such as an invoice, as a file. */
  paper: (locale: Locale, orderId: string, documentId: string) =>
    withLocalePrefix(
      locale,
      `/checkout/success/${encodeURIComponent(orderId)}/paper/${encodeURIComponent(documentId)}`,
    ),
  /** A purchased file of an order; a pass opens it without a login. */
  boughtFile: (locale: Locale, orderId: string, fileId: string, pass: string | null) => {
    const path = `/checkout/success/${encodeURIComponent(orderId)}/file/${encodeURIComponent(fileId)}`
    return (
      withLocalePrefix(locale, path) + (pass === null ? '' : `?pass=${encodeURIComponent(pass)}`)
    )
  },
  /** The link in the order mail by which a guest opens the order. */
  guestOrder: (locale: Locale, deepLinkCode: string) =>
    withLocalePrefix(locale, `/order/${encodeURIComponent(deepLinkCode)}`),
} as const

const prefixed = (path: string) => LOCALES.map((locale) => withLocalePrefix(locale, path))

/** Router patterns of a path in every language. */
export const routes = {
  page: (name: PageName, below = '') =>
    LOCALES.map((locale) => `${urls.page(locale, name)}${below}`),
  action: (name: ActionName) => prefixed(ACTION_PATHS[name]),
  suggest: (type: keyof typeof SUGGEST_PATHS) => prefixed(SUGGEST_PATHS[type]),
  seen: () => prefixed(RECENTLY_VIEWED_PATH),
  cartParts: prefixed(CART_PARTS_PATH),
  at: (name: keyof typeof PATTERNS) => prefixed(PATTERNS[name]),
} as const

/** The paths of a page by language, for the language switch and search engines. */
export function pathsFor(path: (locale: Locale) => string): Paths {
  return { de: path('de'), en: path('en') }
}

export function pagePaths(name: PageName): Paths {
  return pathsFor((locale) => urls.page(locale, name))
}

/** Prefixes below which paths are the same in every language. */
const WORDLESS =
  /^\/(?:account|checkout|order|project|detail|navigation|landingPage|customer-group-registration)\//

/** The same path in another language; null if paths differ by language, as for products. */
export function translatePath(path: string, locale: Locale): string | null {
  const { locale: own, path: rest } = splitLocale(path)
  const page = Object.values(PAGE_PATHS).find((paths) => paths[own] === rest)
  if (page) return withLocalePrefix(locale, page[locale])
  return WORDLESS.test(rest) ? withLocalePrefix(locale, rest) : null
}
