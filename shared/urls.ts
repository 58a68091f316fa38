import { DEFAULT_LOCALE, LOCALES, type Locale } from './i18n/locales.ts'
import { splitLocale } from './split-locale.ts'

/** Puts the locale prefix before a path: none for German, `/en` for English. */
export function localised(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

type Paths = Readonly<Record<Locale, string>>

/** The same path in every language. */
const everywhere = (path: string): Paths => ({ de: path, en: path })

/** Paths without parameters, by name; without the locale prefix. */
const PAGES = {
  home: everywhere('/'),
  search: everywhere('/search'),
  blogSearch: everywhere('/blogsearch'),
  login: everywhere('/login'),
  register: everywhere('/register'),
  registrationConfirm: everywhere('/registration/confirm'),
  resetPassword: everywhere('/reset-password'),
  recoverPassword: everywhere('/account/recover/password'),
  emailConfirm: everywhere('/account/email/confirm'),
  registered: everywhere('/register/sent'),
  passwordMailed: everywhere('/reset-password/sent'),
  account: everywhere('/account'),
  accountRecover: everywhere('/account/recover'),
  accountOrders: everywhere('/account/order'),
  accountAddresses: everywhere('/account/address'),
  accountNewAddress: everywhere('/account/address/new'),
  accountPayment: everywhere('/account/payment'),
  accountProfile: everywhere('/account/profile'),
  accountEmail: everywhere('/account/email'),
  accountPassword: everywhere('/account/password'),
  accountSessions: everywhere('/account/sessions'),
  accountData: everywhere('/account/data'),
  accountDelete: everywhere('/account/delete'),
  accountDeleted: everywhere('/account/deleted'),
  diagnosis: everywhere('/shopware'),
  wishlist: everywhere('/wishlist'),
  accountWishlist: everywhere('/account/wishlist'),
  projects: everywhere('/account/projects'),
  planner: { de: '/planer', en: '/planner' },
  projectAdd: everywhere('/project/add'),
  cart: everywhere('/checkout/cart'),
  checkout: everywhere('/checkout'),
  newProducts: everywhere('/new-products'),
  specialOffers: { de: '/angebote', en: '/special-offers' },
  orderSample: everywhere('/order-sample'),
  newsletter: everywhere('/newsletter-subscribe'),
  newsletterSent: everywhere('/newsletter-subscribe/sent'),
  newsletterConfirm: everywhere('/newsletter-subscribe/confirm'),
  newsletterConfirmed: everywhere('/newsletter-subscribe/confirmed'),
  newsletterEnd: everywhere('/newsletter-subscribe/unsubscribe'),
  newsletterEnded: everywhere('/newsletter-subscribe/unsubscribed'),
  accountNewsletter: everywhere('/account/newsletter'),
  lexicon: everywhere('/lexicon'),
  faq: everywhere('/faq'),
  blog: everywhere('/blog'),
  gallery: { de: '/naehprojekte', en: '/sewing-projects' },
  knowHow: everywhere('/know-how'),
  materialInfo: { de: '/know-how/materialkunde', en: '/know-how/material-info' },
  processingTips: { de: '/know-how/verarbeitungstipps', en: '/know-how/processing-tips' },
  contact: { de: '/kontakt', en: '/contact' },
  contactSent: { de: '/kontakt/gesendet', en: '/contact/sent' },
  imprint: { de: '/impressum', en: '/imprint' },
  privacy: { de: '/datenschutz', en: '/data-privacy-policy' },
  terms: { de: '/agb', en: '/terms-and-conditions' },
  withdrawalTerms: { de: '/widerruf', en: '/withdrawal' },
  shipping: { de: '/versandkosten', en: '/shipping' },
  payment: { de: '/zahlungsarten', en: '/payment-methods' },
  accessibility: { de: '/barrierefreiheit', en: '/accessibility' },
  guarantee: { de: '/gewaehrleistung', en: '/legal-guarantee' },
  disposal: { de: '/entsorgung', en: '/disposal' },
  cookies: { de: '/cookie-einstellungen', en: '/cookie-settings' },
  revoke: { de: '/vertrag-widerrufen', en: '/withdraw-from-contract' },
  revoked: { de: '/vertrag-widerrufen/eingegangen', en: '/withdraw-from-contract/received' },
} as const satisfies Record<string, Paths>

export type PageName = keyof typeof PAGES

/** Forms post to these; each answers 303 to a page of ours, or JSON to an island. */
const ACTIONS = {
  cartAdd: '/checkout/cart/add',
  cartChange: '/checkout/cart/change',
  cartRemove: '/checkout/cart/remove',
  cartCountry: '/checkout/cart/country',
  cartCode: '/checkout/cart/code',
  checkoutSave: '/checkout/save',
  checkoutOrder: '/checkout/order',
  checkoutPayment: '/checkout/payment',
  wishlistChange: '/wishlist/change',
  wishlistToCart: '/wishlist/to-cart',
  logout: '/account/logout',
  logoutEverywhere: '/account/logout-everywhere',
  sessionEnd: '/account/sessions/end',
  addressDefault: '/account/address/default',
  addressDelete: '/account/address/delete',
  accountLanguage: '/account/language',
  dataExport: '/account/data/download',
  convertGuest: '/account/convert-guest',
  locale: '/locale',
} as const

export type ActionName = keyof typeof ACTIONS

/** What machines read. The first three are there once, all others in every language. */
const FILES = {
  robots: '/robots.txt',
  security: '/.well-known/security.txt',
  sitemap: '/sitemap.xml',
  openSearch: '/opensearch.xml',
  blogFeed: '/blog.atom',
  productFeed: '/products.xml',
  llms: '/llms.txt',
} as const

/** Suggestions while somebody types: for the search field, and for a browser's address bar. */
export const SUGGEST_PATHS = { html: '/search/suggest', json: '/search/suggest.json' } as const

export type FileName = keyof typeof FILES

/** An entry below the page that lists its kind. */
function entry(locale: Locale, list: 'blog' | 'lexicon' | 'gallery', slug: string): string {
  return localised(locale, `${PAGES[list][locale]}/${encodeURIComponent(slug)}`)
}

function searched(locale: Locale, page: 'search' | 'blogSearch', term: string): string {
  return `${localised(locale, PAGES[page][locale])}?search=${encodeURIComponent(term)}`
}

/** Every path of the shop, in both languages. No other file writes one. */
export const urls = {
  page: (locale: Locale, name: PageName) => localised(locale, PAGES[name][locale]),
  action: (locale: Locale, name: ActionName) => localised(locale, ACTIONS[name]),
  file: (locale: Locale, name: FileName, page = 1) =>
    `${localised(locale, FILES[name])}${page > 1 ? `?p=${page}` : ''}`,
  /** A part of the sitemap: all addresses of one kind in one language, some hundred a page. */
  sitemapPart: (locale: Locale, kind: string, page: number) =>
    `/sitemap/${locale}-${kind}-${page}.xml`,
  /** A seo path of the Store API (`stoffe/silikonbeschichtet`), slashes kept but for one at an end. */
  seo: (locale: Locale, seoPathInfo: string) =>
    localised(
      locale,
      `/${seoPathInfo
        .replace(/^\/|\/$/g, '')
        .split('/')
        .map(encodeURIComponent)
        .join('/')}`,
    ),
  search: (locale: Locale, term: string) => searched(locale, 'search', term),
  /** The same without taking a word for another. */
  searchExactly: (locale: Locale, term: string) => `${searched(locale, 'search', term)}&exact=1`,
  blogSearch: (locale: Locale, term: string) => searched(locale, 'blogSearch', term),
  suggest: (locale: Locale, type: keyof typeof SUGGEST_PATHS) =>
    localised(locale, SUGGEST_PATHS[type]),
  product: (locale: Locale, slug: string, number: string) =>
    localised(locale, `/${encodeURIComponent(slug)}/${encodeURIComponent(number)}`),
  detail: (locale: Locale, id: string) => localised(locale, `/detail/${encodeURIComponent(id)}`),
  navigation: (locale: Locale, id: string) =>
    localised(locale, `/navigation/${encodeURIComponent(id)}`),
  post: (locale: Locale, slug: string) => entry(locale, 'blog', slug),
  term: (locale: Locale, slug: string) => entry(locale, 'lexicon', slug),
  project: (locale: Locale, slug: string) => entry(locale, 'gallery', slug),
  /** A project that somebody plans; those of the gallery are `project`. */
  plan: (locale: Locale, id: string) => localised(locale, `/project/${encodeURIComponent(id)}`),
  /** What a thing of the planner takes. */
  recipe: (locale: Locale, slug: string) =>
    localised(locale, `${PAGES.planner[locale]}/${encodeURIComponent(slug)}`),
  /** The choice of a project for what a query names: an article, the cart, a gallery's list. */
  planAdd: (locale: Locale, source: Readonly<Record<string, string>>) =>
    `${localised(locale, PAGES.projectAdd[locale])}?${Object.entries(source)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('&')}`,
  landingPage: (locale: Locale, id: string) =>
    localised(locale, `/landingPage/${encodeURIComponent(id)}`),
  /** The login that leads back to one of our own paths. */
  login: (locale: Locale, back: string) =>
    `${localised(locale, PAGES.login[locale])}?to=${encodeURIComponent(back)}`,
  register: (locale: Locale, back: string) =>
    `${localised(locale, PAGES.register[locale])}?to=${encodeURIComponent(back)}`,
  /** A new address, and back to where it was missing. */
  newAddress: (locale: Locale, back: string) =>
    `${localised(locale, PAGES.accountNewAddress[locale])}?to=${encodeURIComponent(back)}`,
  groupRegistration: (locale: Locale, group: string) =>
    localised(locale, `/customer-group-registration/${encodeURIComponent(group)}`),
  /** The inquiry form about an article. */
  inquiry: (locale: Locale, number: string) =>
    `${localised(locale, PAGES.contact[locale])}?article=${encodeURIComponent(number)}`,
  /** Where a customer writes or changes the review of an article. */
  review: (locale: Locale, number: string) =>
    localised(locale, `/account/review/${encodeURIComponent(number)}`),
  accountAddress: (locale: Locale, id: string) =>
    localised(locale, `/account/address/${encodeURIComponent(id)}`),
  accountOrder: (locale: Locale, id: string, action?: 'cancel' | 'reorder') =>
    localised(locale, `/account/order/${encodeURIComponent(id)}${action ? `/${action}` : ''}`),
  accountOrders: (locale: Locale, page = 1) =>
    `${localised(locale, PAGES.accountOrders[locale])}${page > 1 ? `?p=${page}` : ''}`,
  /** Where mails lead to; each opens a page with one button. */
  confirmRegistration: (locale: Locale, em: string, hash: string) =>
    `${localised(locale, PAGES.registrationConfirm[locale])}?em=${encodeURIComponent(em)}&hash=${encodeURIComponent(hash)}`,
  chooseNewPassword: (locale: Locale, hash: string) =>
    `${localised(locale, PAGES.recoverPassword[locale])}?hash=${encodeURIComponent(hash)}`,
  confirmEmail: (locale: Locale, hash: string) =>
    `${localised(locale, PAGES.emailConfirm[locale])}?hash=${encodeURIComponent(hash)}`,
  /** Articles by their numbers, for whoever gets the link. */
  sharedWishlist: (locale: Locale, numbers: readonly string[]) =>
    `${localised(locale, PAGES.wishlist[locale])}?articles=${numbers.map(encodeURIComponent).join(',')}`,
  confirmNewsletter: (locale: Locale, em: string, hash: string) =>
    `${localised(locale, PAGES.newsletter[locale])}?em=${encodeURIComponent(em)}&hash=${encodeURIComponent(hash)}`,
  /** What each newsletter links and names in its headers. */
  endNewsletter: (locale: Locale, key: string) =>
    `${localised(locale, PAGES.newsletterEnd[locale])}?key=${encodeURIComponent(key)}`,
  success: (locale: Locale, orderId: string, outcome?: 'paid' | 'unpaid') =>
    localised(
      locale,
      `/checkout/success/${encodeURIComponent(orderId)}${outcome ? `/${outcome}` : ''}`,
    ),
  /** The same page, which goes on to where the order is paid by itself. */
  payNow: (locale: Locale, orderId: string) =>
    localised(locale, `/checkout/success/${encodeURIComponent(orderId)}?pay=now`),
  /** An invoice or another paper of an order, as a file. */
  paper: (locale: Locale, orderId: string, paperId: string) =>
    localised(
      locale,
      `/checkout/success/${encodeURIComponent(orderId)}/paper/${encodeURIComponent(paperId)}`,
    ),
  /** The guest's way back to an order, as the order mail links it. */
  guestOrder: (locale: Locale, deepLinkCode: string) =>
    localised(locale, `/order/${encodeURIComponent(deepLinkCode)}`),
} as const

/** Paths with a part that names something, as the router reads them. */
const PATTERNS = {
  accountAddress: '/account/address/:id{[0-9a-f]{32}}',
  accountOrder: '/account/order/:id',
  accountOrderCancel: '/account/order/:id/cancel',
  reorder: '/account/order/:id/reorder',
  review: '/account/review/:number',
  groupRegistration: '/customer-group-registration/:group',
  guestOrder: '/order/:code',
  plan: '/project/:id{[0-9a-fA-F-]{32,36}}',
  success: '/checkout/success/:id',
  paid: '/checkout/success/:id/paid',
  unpaid: '/checkout/success/:id/unpaid',
  paper: '/checkout/success/:id/paper/:paper',
} as const

const prefixed = (path: string) => LOCALES.map((locale) => localised(locale, path))

/** What the router reads: a path of the map in every language. */
export const routes = {
  page: (name: PageName, below = '') =>
    LOCALES.map((locale) => `${urls.page(locale, name)}${below}`),
  action: (name: ActionName) => prefixed(ACTIONS[name]),
  suggest: (type: keyof typeof SUGGEST_PATHS) => prefixed(SUGGEST_PATHS[type]),
  at: (name: keyof typeof PATTERNS) => prefixed(PATTERNS[name]),
} as const

/** One page by language, for the language switch and for search engines. */
export function pathsFor(path: (locale: Locale) => string): Paths {
  return { de: path('de'), en: path('en') }
}

export function pagePaths(name: PageName): Paths {
  return pathsFor((locale) => urls.page(locale, name))
}

/** Paths without the locale prefix, for what compares them with that of a request. */
export const PAGE_PATHS: Readonly<Record<PageName, Paths>> = PAGES
export const ACTION_PATHS = ACTIONS

/** Below these every language has the same path. */
const WORDLESS =
  /^\/(?:account|checkout|order|project|detail|navigation|landingPage|customer-group-registration)\//

/** The same path in another language; null where each words its own, as those of articles. */
export function counterpart(path: string, locale: Locale): string | null {
  const { locale: own, path: rest } = splitLocale(path)
  const page = Object.values(PAGES).find((paths) => paths[own] === rest)
  if (page) return localised(locale, page[locale])
  return WORDLESS.test(rest) ? localised(locale, rest) : null
}
