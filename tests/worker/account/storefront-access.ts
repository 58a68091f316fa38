import { idOf } from '#worker/backend/sql/ids.ts'

/**
 * Who can access a page or submit a form:
 * - `everybody`: no session is needed.
 * - `leaving`: ends the session it is sent with, and no other.
 * - `customers`: needs an account. Strangers are redirected to the login; guests read that they
 *   have no account.
 * - `owner`: the customer who owns the data. For others it does not exist.
 * - `buyer`: the buyer of the order, with or without an account. For others it does not exist.
 */
export type Access = 'everybody' | 'leaving' | 'customers' | 'owner' | 'buyer'

export type Route = Readonly<{
  access: Access
  /** The form fields; `{address}`, `{order}` and `{session}` stand for the owner’s ids. */
  form?: Readonly<Record<string, string>>
  /** Expected status for the owner, if the tests have no such data. */
  status?: 404
}>

const everybody: Route = { access: 'everybody' }
const leaving: Route = { access: 'leaving' }
const customers: Route = { access: 'customers' }
const owner: Route = { access: 'owner' }
const buyer: Route = { access: 'buyer' }

/** Public pages; the response is the same for everyone, except on form pages. */
const PAGES = [
  '/',
  '/*',
  '/.well-known/security.txt',
  '/_shopware/registration',
  '/blog',
  '/blog.atom',
  '/blog/:slug',
  '/blogsearch',
  '/cookie-einstellungen',
  '/health',
  '/latest-build.json',
  '/lexicon',
  '/lexicon/:slug',
  '/llms.txt',
  '/manifest.webmanifest',
  '/naehprojekte',
  '/naehprojekte/:slug',
  '/opensearch.xml',
  '/products.xml',
  '/ready',
  '/robots.txt',
  '/search',
  '/search/suggest',
  '/search/suggest.json',
  '/seen',
  '/shopware',
  '/sitemap.xml',
  '/sitemap/:part',
  '/speculation-rules.json',
  '/kontakt',
  '/kontakt/gesendet',
  '/newsletter-subscribe',
  '/order-sample',
  '/versand-berechnen',
  '/wieder-da',
  '/wieder-da/abbestellen',
  '/wieder-da/abbestellt',
  '/wieder-da/bestaetigen',
  '/wieder-da/bestaetigt',
  '/wieder-da/gesendet',
  '/newsletter-subscribe/confirmed',
  '/newsletter-subscribe/sent',
  '/newsletter-subscribe/unsubscribe',
  '/newsletter-subscribe/unsubscribed',
  '/wishlist',
  '/wishlist/kept',
  '/vergleich',
  '/schnellbestellung',
  '/planer',
  '/planer/:slug',
  '/project/add',
  '/rucksack',
  '/wahre-groesse',
  '/unroll/:number',
  '/vertrag-widerrufen',
  '/vertrag-widerrufen/eingegangen',
  '/login',
  '/register',
  '/register/sent',
  '/registration/confirm',
  '/reset-password',
  '/reset-password/sent',
  '/customer-group-registration/:group',
  '/account/deleted',
  '/account/email/confirm',
  '/account/recover',
  '/account/recover/password',
  '/checkout',
  '/checkout/cart',
  '/checkout/cart/add',
  '/checkout/cart/change',
  '/checkout/cart/code',
  '/checkout/cart/country',
  '/checkout/cart/parts',
  '/checkout/cart/remove',
  '/checkout/again',
  '/checkout/express',
  '/checkout/order',
  '/checkout/save',
  '/order/:code',
]

/** Public forms; they identify the sender in the form, or need no identity. */
const FORMS = [
  '/login',
  '/register',
  '/registration/confirm',
  '/reset-password',
  '/customer-group-registration/:group',
  '/account/email/confirm',
  '/account/recover/password',
  '/_shopware/events',
  '/browser-reports',
  '/consent',
  '/checkout/cart/add',
  '/checkout/cart/change',
  '/checkout/cart/code',
  '/checkout/cart/country',
  '/checkout/cart/remove',
  '/checkout/again',
  '/checkout/order',
  '/checkout/save',
  '/locale',
  '/order/:code',
  '/kontakt',
  '/newsletter-subscribe',
  '/order-sample',
  '/wieder-da',
  '/wieder-da/abbestellen',
  '/wieder-da/bestaetigen',
  '/newsletter-subscribe/confirm',
  '/newsletter-subscribe/unsubscribe',
  '/planer/:slug',
  '/vergleich',
  '/schnellbestellung',
  '/rucksack',
  '/wishlist/change',
  '/wishlist/to-cart',
  '/wishlist/share',
  '/selection',
  '/project/add',
  '/vertrag-widerrufen',
]

const OWN_PAGES = [
  '/account',
  '/account/address',
  '/account/address/new',
  '/account/data',
  '/account/downloads',
  '/account/delete',
  '/account/email',
  '/account/newsletter',
  '/account/order',
  '/account/password',
  '/account/payment',
  '/account/profile',
  '/account/sessions',
  '/account/projects',
  '/account/wishlist',
]

const each = (method: string, paths: readonly string[], route: Route) =>
  Object.fromEntries(paths.map((path) => [`${method} ${path}`, route]))

const AN_ADDRESS = {
  salutationId: idOf('salutation', 'mrs'),
  firstName: 'Maria',
  lastName: 'Hofer',
  street: 'Getreidegasse 9',
  zipcode: '01067',
  city: 'Dresden',
  countryId: idOf('country', 'DE'),
}

/** Every route of the storefront in German. A new route must declare here who can access it. */
export const ROUTES: Readonly<Record<string, Route>> = {
  ...each('GET', PAGES, everybody),
  ...each('POST', FORMS, everybody),
  ...each('GET', OWN_PAGES, customers),
  'POST /account/logout': leaving,
  'POST /account/logout-everywhere': leaving,
  'POST /account/address/new': { access: 'customers', form: AN_ADDRESS },
  'POST /account/convert-guest': customers,
  'POST /account/data/download': customers,
  'POST /account/delete': { access: 'customers', form: { password: 'not the password' } },
  'POST /account/email': customers,
  'POST /account/language': { access: 'customers', form: { language: 'de' } },
  'POST /account/newsletter': { access: 'customers', form: { do: 'end' } },
  'POST /account/password': customers,
  'POST /account/payment': customers,
  'POST /account/sessions/end': { access: 'owner', form: { id: '{session}' } },
  'POST /account/profile': customers,
  'GET /account/review/:number': { access: 'customers', status: 404 },
  'POST /account/review/:number': { access: 'customers', status: 404 },

  'POST /account/projects': customers,

  'GET /project/:id{[0-9a-fA-F-]{32,36}}': everybody,
  'POST /project/:id{[0-9a-fA-F-]{32,36}}': everybody,

  'GET /account/order/:id': owner,
  'GET /account/order/:id/cancel': owner,
  'POST /account/order/:id/cancel': owner,
  'POST /account/order/:id/reorder': owner,
  'GET /account/address/:id{[0-9a-f]{32}}': owner,
  'POST /account/address/:id{[0-9a-f]{32}}': { access: 'owner', form: AN_ADDRESS },
  'POST /account/address/default': {
    access: 'owner',
    form: { id: '{address}', role: 'billing' },
  },
  'POST /account/address/delete': { access: 'owner', form: { id: '{address}' } },

  'GET /checkout/success/:id': buyer,
  'GET /checkout/success/:id/paid': buyer,
  'GET /checkout/success/:id/paper/:paper': { access: 'buyer', status: 404 },
  'GET /checkout/success/:id/file/:file': { access: 'buyer', status: 404 },
  'GET /checkout/success/:id/unpaid': buyer,
  'GET /checkout/success/:id/cancel': buyer,
  'POST /checkout/success/:id/cancel': owner,
  'POST /checkout/success/:id/reorder': owner,
  'POST /checkout/payment': { access: 'buyer', form: { orderId: '{order}' } },
}

type Ids = Readonly<{ addressId: string; orderId: string; sessionId: string }>

/** A route with the owner’s ids filled in. */
export function filledIn(route: string, ids: Ids) {
  const [method = '', pattern = ''] = route.split(' ')
  const id = pattern.includes('/address/') ? ids.addressId : ids.orderId
  const path = pattern
    .replace(/:id(\{.*\})?/, id)
    .replace(/:\w+/, 'none')
    .replace('*', 'none')
  const said = (value: string) =>
    value
      .replace('{address}', ids.addressId)
      .replace('{order}', ids.orderId)
      .replace('{session}', ids.sessionId)
  const form = Object.entries(ROUTES[route]?.form ?? {}).map(([name, value]) => [name, said(value)])
  return { method, path, form: Object.fromEntries(form) as Record<string, string> }
}
