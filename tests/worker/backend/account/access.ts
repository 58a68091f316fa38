/**
 * Who can call: everyone, any session with a customer (including guests of the checkout), or
 * customers only.
 */
export type Access = 'everybody' | 'somebody' | 'customers'

export type Call = Readonly<{
  access: Access
  /** The data that the call names: it belongs to the victim, or to no one. */
  about?: 'address' | 'order' | 'session'
  body?: unknown
  /** The call ends or changes its own session. */
  isFinal?: boolean
}>

const everybody: Call = { access: 'everybody' }
const somebody: Call = { access: 'somebody' }
const customers: Call = { access: 'customers' }

export const READS = [
  '/blog',
  '/blog/:slug',
  '/blog/search',
  '/breadcrumb/:id',
  '/category',
  '/category/:navigationId',
  '/checkout/cart',
  '/cloth-figures',
  '/cms/:id',
  '/country',
  '/country-state/:countryId',
  '/currency',
  '/gallery',
  '/gallery/:slug',
  '/landing-page/:landingPageId',
  '/language',
  '/lexicon',
  '/lexicon/:slug',
  '/media',
  '/navigation/:activeId/:rootId',
  '/payment-method',
  '/product',
  '/product-listing/:categoryId',
  '/product/:productId',
  '/product/:productId/cross-selling',
  '/product/:productId/find-variant',
  '/product/:productId/reviews',
  '/product/purchase-limit',
  '/redirect',
  '/salutation',
  '/search',
  '/search-suggest',
  '/seo-url',
  '/shipping-method',
  '/sitemap',
  '/sitemap/:filePath',
]

/** Every Store API route of the backend. A new route must declare here who can use it. */
export const CALLS: Readonly<Record<string, Call>> = {
  ...Object.fromEntries(
    READS.flatMap((path) => [
      [`GET ${path}`, everybody],
      [`POST ${path}`, everybody],
    ]),
  ),
  'GET /_info/routes': everybody,
  'GET /cookie-groups': everybody,
  'GET /legal-guarantee-notice': everybody,
  'GET /shipping-cost/cart': everybody,
  'GET /shipping-cost/product/:productId': everybody,
  'GET /shop-settings': everybody,
  'GET /context': everybody,
  'PATCH /context': everybody,
  'DELETE /checkout/cart': everybody,
  'POST /checkout/cart/line-item': everybody,
  'PATCH /checkout/cart/line-item': everybody,
  'DELETE /checkout/cart/line-item': everybody,
  'POST /checkout/cart/line-item/delete': everybody,
  'GET /checkout/gateway': everybody,
  'POST /checkout/gateway': everybody,
  'POST /revocation-request-form': everybody,
  'POST /contact-form': everybody,
  'POST /back-in-stock': everybody,
  'POST /price-drop': everybody,
  'POST /back-in-stock/confirm': everybody,
  'POST /back-in-stock/end': everybody,
  'POST /sample-order': { access: 'somebody', body: { samples: [{ productNumber: '0' }] } },
  'POST /newsletter/subscribe': everybody,
  'POST /newsletter/confirm': everybody,
  'POST /newsletter/unsubscribe': everybody,
  'GET /customer-group-registration/config/:id': everybody,

  'POST /account/login': everybody,
  'POST /account/register': everybody,
  'POST /account/register-confirm': everybody,
  'POST /account/recovery-password': everybody,
  'POST /account/recovery-password-confirm': everybody,
  'POST /account/customer-recovery-is-expired': everybody,
  'POST /account/change-email-confirm': everybody,

  'GET /account/customer': somebody,
  'POST /account/customer': somebody,
  'POST /account/logout': { access: 'somebody', isFinal: true },
  'POST /account/change-profile': somebody,
  'POST /account/convert-guest': somebody,
  'GET /account/list-address': somebody,
  'POST /account/list-address': somebody,
  'POST /account/address': somebody,
  'PATCH /account/address/:id': { access: 'somebody', about: 'address' },
  'DELETE /account/address/:id': { access: 'somebody', about: 'address' },
  'PATCH /account/address/default-billing/:id': { access: 'somebody', about: 'address' },
  'PATCH /account/address/default-shipping/:id': { access: 'somebody', about: 'address' },
  'POST /checkout/order': somebody,
  'GET /order': somebody,
  'POST /order': somebody,
  'GET /document/download/:documentId/:deepLinkCode': somebody,
  'POST /document/download/:documentId/:deepLinkCode': somebody,
  'GET /order/download/:orderId/:downloadId': somebody,
  'POST /order/payment': { access: 'somebody', about: 'order' },
  'POST /order/state/cancel': { access: 'somebody', about: 'order' },
  'GET /handle-payment': { access: 'somebody', about: 'order' },
  'POST /handle-payment': { access: 'somebody', about: 'order' },

  'DELETE /account/customer': { access: 'somebody', isFinal: true },
  'POST /account/change-email': customers,
  'POST /account/change-language': customers,
  'POST /account/change-password': customers,
  'POST /account/change-payment-method/:id': customers,
  'POST /account/export': customers,
  'GET /account/newsletter-recipient': customers,
  'POST /account/newsletter-recipient': customers,
  'GET /customer/wishlist': customers,
  'POST /customer/wishlist': customers,
  'POST /customer/wishlist/add/:productId': customers,
  'DELETE /customer/wishlist/delete/:productId': customers,
  'POST /customer/wishlist/merge': customers,
  'POST /project/list': customers,
  'POST /project': everybody,
  'GET /project/:id': everybody,
  'POST /project/:id': everybody,
  'PATCH /project/:id': everybody,
  'DELETE /project/:id': everybody,
  'POST /project/:id/take': customers,
  'POST /project/:id/item': everybody,
  'PATCH /project/:id/item/:itemId': everybody,
  'DELETE /project/:id/item/:itemId': everybody,
  'POST /project/:id/cart': everybody,
  'POST /project/:id/from-cart': everybody,
  'POST /account/session': customers,
  'DELETE /account/session/:id': { access: 'customers', about: 'session' },
  'POST /product/:productId/review': customers,
  'POST /account/logout-everywhere': { access: 'customers', isFinal: true },
}
