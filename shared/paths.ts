import { DEFAULT_LOCALE, type Locale } from './i18n/locales.ts'

/** Adds the locale prefix to a path: none for German, `/en` for English. */
export function withLocalePrefix(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** One page's path by language. */
export type Paths = Readonly<Record<Locale, string>>

/** The same path in every language. */
const everywhere = (path: string): Paths => ({ de: path, en: path })

/** Paths without parameters and without the locale prefix, by name. */
export const PAGE_PATHS = {
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
  accountDownloads: everywhere('/account/downloads'),
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
  backpack: { de: '/rucksack', en: '/backpack' },
  planner: { de: '/planer', en: '/planner' },
  projectAdd: everywhere('/project/add'),
  trueSize: { de: '/wahre-groesse', en: '/true-size' },
  compare: { de: '/vergleich', en: '/compare' },
  quickOrder: { de: '/schnellbestellung', en: '/quick-order' },
  cart: everywhere('/checkout/cart'),
  checkout: everywhere('/checkout'),
  express: everywhere('/checkout/express'),
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
  shippingEstimate: { de: '/versand-berechnen', en: '/shipping-estimate' },
  stockAlert: { de: '/wieder-da', en: '/back-in-stock' },
  stockAlertSent: { de: '/wieder-da/gesendet', en: '/back-in-stock/sent' },
  stockAlertConfirm: { de: '/wieder-da/bestaetigen', en: '/back-in-stock/confirm' },
  stockAlertConfirmed: { de: '/wieder-da/bestaetigt', en: '/back-in-stock/confirmed' },
  stockAlertEnd: { de: '/wieder-da/abbestellen', en: '/back-in-stock/unsubscribe' },
  stockAlertEnded: { de: '/wieder-da/abbestellt', en: '/back-in-stock/unsubscribed' },
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

export type PageName = keyof typeof PAGE_PATHS

/** Form targets; each responds with 303 to a page of the shop, or with JSON to an island. */
export const ACTION_PATHS = {
  cartAdd: '/checkout/cart/add',
  cartChange: '/checkout/cart/change',
  cartRemove: '/checkout/cart/remove',
  cartCountry: '/checkout/cart/country',
  cartCode: '/checkout/cart/code',
  checkoutSave: '/checkout/save',
  checkoutOrder: '/checkout/order',
  checkoutAgain: '/checkout/again',
  checkoutPayment: '/checkout/payment',
  wishlistChange: '/wishlist/change',
  wishlistToCart: '/wishlist/to-cart',
  wishlistShare: '/wishlist/share',
  picks: '/selection',
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

export type ActionName = keyof typeof ACTION_PATHS

/** Files for programs. The first three exist once, all others once per language. */
export const FILE_PATHS = {
  robots: '/robots.txt',
  security: '/.well-known/security.txt',
  sitemap: '/sitemap.xml',
  openSearch: '/opensearch.xml',
  manifest: '/manifest.webmanifest',
  blogFeed: '/blog.atom',
  productFeed: '/products.xml',
  llms: '/llms.txt',
} as const

/** Suggestions during typing: for the search field, and for a browser's address bar. */
export const SUGGEST_PATHS = { html: '/search/suggest', json: '/search/suggest.json' } as const

/** The product cards of recently viewed products, as an HTML fragment. */
export const RECENTLY_VIEWED_PATH = '/seen'
/** The parts of the cart that the side cart loads. */
export const CART_PARTS_PATH = '/checkout/cart/parts'

export type FileName = keyof typeof FILE_PATHS

/** Router patterns of paths with a parameter. */
export const PATTERNS = {
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
  orderCancel: '/checkout/success/:id/cancel',
  orderReorder: '/checkout/success/:id/reorder',
  unroll: '/unroll/:number',
  paper: '/checkout/success/:id/paper/:paper',
  boughtFile: '/checkout/success/:id/file/:file',
} as const
