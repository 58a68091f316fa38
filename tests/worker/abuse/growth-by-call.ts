const CART = ['ShopperSession']
const ORDER = ['orders', 'order_line', 'order_cut', 'payment', 'outbox', 'document']
const ACCOUNT = ['customer', 'customer_account', 'customer_address', 'registration', 'outbox']

/**
 * Tables and objects that visitors without an account can grow, by Store API call. A new call must
 * declare here what it stores; docs/threats.md has the limit of each.
 */
export const GROWTH: Readonly<Record<string, readonly string[]>> = {
  'PATCH /context': ['ShopperSession', 'vat_check'],
  'DELETE /checkout/cart': [],
  'POST /checkout/cart/line-item': CART,
  'PATCH /checkout/cart/line-item': CART,
  'DELETE /checkout/cart/line-item': [],
  'POST /checkout/cart/line-item/delete': [],
  'POST /checkout/gateway': [],
  'POST /checkout/order': [
    ...ORDER,
    'bought_file',
    'promotion_use',
    'stock_correction',
    'snapshot_change',
    'vat_check',
  ],
  'POST /order': [],
  'POST /order/payment': ['payment', 'outbox', 'document'],
  'POST /order/state/cancel': ['outbox', 'document', 'snapshot_change'],
  'POST /handle-payment': ['payment', 'outbox'],
  'POST /document/download/:documentId/:deepLinkCode': [],
  'POST /revocation-request-form': ['withdrawal', 'outbox'],
  'POST /contact-form': ['inquiry', 'outbox'],
  'POST /back-in-stock': ['stock_alert', 'outbox'],
  'POST /price-drop': ['stock_alert', 'outbox'],
  'POST /back-in-stock/confirm': [],
  'POST /back-in-stock/end': [],
  'POST /sample-order': ['sample_order', ...ORDER],
  'POST /newsletter/subscribe': ['newsletter_recipient', 'newsletter_link', 'outbox'],
  'POST /newsletter/confirm': ['newsletter_link', 'outbox'],
  'POST /newsletter/unsubscribe': ['newsletter_link', 'outbox'],
  'POST /account/login': CART,
  'POST /account/register': ACCOUNT,
  'POST /account/register-confirm': ACCOUNT,
  'POST /account/recovery-password': ['recovery', 'outbox'],
  'POST /account/recovery-password-confirm': ['outbox'],
  'POST /account/customer-recovery-is-expired': [],
  'POST /account/change-email-confirm': ['outbox'],
  'POST /account/customer': [],
  'POST /account/logout': [],
  'POST /account/change-profile': [],
  'POST /account/convert-guest': ACCOUNT,
  'POST /account/list-address': [],
  'POST /account/address': ['customer_address'],
  'PATCH /account/address/:id': [],
  'DELETE /account/address/:id': [],
  'PATCH /account/address/default-billing/:id': [],
  'PATCH /account/address/default-shipping/:id': [],
  'DELETE /account/customer': ['outbox'],
  'POST /project': ['project'],
  'POST /project/:id': [],
  'PATCH /project/:id': [],
  'DELETE /project/:id': [],
  'POST /project/:id/item': [],
  'PATCH /project/:id/item/:itemId': [],
  'DELETE /project/:id/item/:itemId': [],
  'POST /project/:id/cart': CART,
  'POST /project/:id/from-cart': [],
}

/** Storage that grows without a call of the Store API: by a report of a browser, and by limits. */
export const GROWTH_WITHOUT_CALL = ['browser_report', 'RateLimiter'] as const
