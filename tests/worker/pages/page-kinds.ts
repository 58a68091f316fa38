/** Pages for everyone, in German and English. */
export const PUBLIC_PAGES = [
  ['home', '/', '/en'],
  ['listing', '/fabrics-de', '/en/fabrics'],
  ['product', '/artikel/70000', '/en/article/70000'],
  ['search', '/search?search=artikel', '/en/search?search=artikel'],
  ['content', '/impressum', '/en/imprint'],
  ['blog list', '/blog', '/en/blog'],
  ['gallery list', '/naehprojekte', '/en/sewing-projects'],
  ['lexicon list', '/lexicon', '/en/lexicon'],
  ['blog search', '/blogsearch?search=post', '/en/blogsearch?search=post'],
] as const

/** Public pages of one record, which decides their status. */
export const ENTRY_PAGES = [
  ['a post', '/blog/reissverschluss-waehlen', '/en/blog/choosing-a-zipper'],
  ['a project', '/naehprojekte/tarp-am-see', '/en/sewing-projects/lake-tarp'],
  ['a term', '/lexicon/oese', '/en/lexicon/eyelet'],
  ['a cut preview', '/unroll/70002', '/en/unroll/70002'],
] as const

/** Pages of a customer with a product in the cart, whose status no call decides. */
export const PERSONAL_PAGES = [
  ['cart', '/checkout/cart', '/en/checkout/cart'],
  ['checkout', '/checkout', '/en/checkout'],
  ['account', '/account', '/en/account'],
  ['orders', '/account/order', '/en/account/order'],
  ['downloads', '/account/downloads', '/en/account/downloads'],
  ['addresses', '/account/address', '/en/account/address'],
  ['new address', '/account/address/new', '/en/account/address/new'],
  ['payment method', '/account/payment', '/en/account/payment'],
  ['profile', '/account/profile', '/en/account/profile'],
  ['email', '/account/email', '/en/account/email'],
  ['password', '/account/password', '/en/account/password'],
  ['sessions', '/account/sessions', '/en/account/sessions'],
  ['newsletter', '/account/newsletter', '/en/account/newsletter'],
  ['own data', '/account/data', '/en/account/data'],
  ['deletion', '/account/delete', '/en/account/delete'],
  ['wishlist of the account', '/account/wishlist', '/en/account/wishlist'],
  ['projects', '/account/projects', '/en/account/projects'],
  ['wishlist', '/wishlist', '/en/wishlist'],
  ['samples', '/order-sample', '/en/order-sample'],
  ['comparison', '/vergleich?articles=24500', '/en/compare?articles=24500'],
  ['recipe', '/planer/packsack', '/en/planner/stuff-sack'],
] as const

export type FormPage = Readonly<{
  kind: string
  paths: readonly [de: string, en: string]
  /** The calls that decide the status; absent if there are none. */
  decidedBy?: RegExp
  /** The calls that only the main part waits for; absent if it needs no others. */
  mainWaitsFor?: RegExp
  /** The header of this layout needs no navigation, so it comes with the opening. */
  hasNoNavigation?: true
  /** The visitor is no customer: without a session, or a guest with one. */
  visitor?: 'stranger' | 'guest'
}>

const CUSTOMER = /^\/account\/customer$/
/** A page all of whose data decides its status, so only the navigation is missing then. */
const EVERYTHING = /^(?!\/navigation)/
const KEY = '0'.repeat(32)
const LINK = `em=${KEY}&hash=${KEY}`

/** A page at the same path in both languages. */
const same = (path: string) => [path, `/en${path}`] as const

/**
 * Forms, visualizers, and pages of one record. `{order}`, `{address}`, `{project}` and `{hash}`
 * stand for the owner's.
 */
export const FORM_PAGES: readonly FormPage[] = [
  { kind: 'login', paths: same('/login'), visitor: 'stranger' },
  {
    kind: 'login of a guest',
    paths: same('/login'),
    decidedBy: EVERYTHING,
    visitor: 'guest',
  },
  { kind: 'registration', paths: same('/register'), mainWaitsFor: /^\/(?:country|salutation)/ },
  {
    kind: 'registration of businesses',
    paths: same('/customer-group-registration/trade'),
    decidedBy: /^\/customer-group-registration/,
    mainWaitsFor: /^\/(?:country|salutation)/,
  },
  { kind: 'registered', paths: same('/register/sent') },
  { kind: 'confirmation of a registration', paths: same(`/registration/confirm?${LINK}`) },
  { kind: 'confirmation of an email', paths: same(`/account/email/confirm?hash=${KEY}`) },
  { kind: 'lost password', paths: same('/reset-password') },
  { kind: 'password mailed', paths: same('/reset-password/sent') },
  {
    kind: 'new password',
    paths: same('/account/recover/password?hash={hash}'),
    decidedBy: EVERYTHING,
  },
  { kind: 'deleted account', paths: same('/account/deleted') },
  { kind: 'contact', paths: ['/kontakt', '/en/contact'], mainWaitsFor: CUSTOMER },
  {
    kind: 'contact about a product',
    paths: ['/kontakt?article=24500', '/en/contact?article=24500'],
    mainWaitsFor: CUSTOMER,
  },
  { kind: 'message sent', paths: ['/kontakt/gesendet', '/en/contact/sent'] },
  { kind: 'newsletter', paths: same('/newsletter-subscribe'), mainWaitsFor: CUSTOMER },
  {
    kind: 'end of the newsletter',
    paths: same('/newsletter-subscribe/unsubscribe'),
    mainWaitsFor: CUSTOMER,
  },
  { kind: 'confirmation of the newsletter', paths: same(`/newsletter-subscribe?${LINK}`) },
  { kind: 'newsletter requested', paths: same('/newsletter-subscribe/sent') },
  { kind: 'newsletter confirmed', paths: same('/newsletter-subscribe/confirmed') },
  { kind: 'newsletter ended', paths: same('/newsletter-subscribe/unsubscribed') },
  {
    kind: 'stock alert',
    paths: ['/wieder-da?article=24500', '/en/back-in-stock?article=24500'],
    decidedBy: /^\/product$/,
    mainWaitsFor: CUSTOMER,
  },
  {
    kind: 'confirmation of a stock alert',
    paths: [`/wieder-da/bestaetigen?hash=${KEY}`, `/en/back-in-stock/confirm?hash=${KEY}`],
  },
  {
    kind: 'end of a stock alert',
    paths: [`/wieder-da/abbestellen?key=${KEY}`, `/en/back-in-stock/unsubscribe?key=${KEY}`],
  },
  { kind: 'stock alert requested', paths: ['/wieder-da/gesendet', '/en/back-in-stock/sent'] },
  {
    kind: 'stock alert confirmed',
    paths: ['/wieder-da/bestaetigt', '/en/back-in-stock/confirmed'],
  },
  {
    kind: 'stock alert ended',
    paths: ['/wieder-da/abbestellt', '/en/back-in-stock/unsubscribed'],
  },
  {
    kind: 'shipping costs',
    paths: ['/versand-berechnen?article=24500', '/en/shipping-estimate?article=24500'],
    decidedBy: EVERYTHING,
  },
  { kind: 'cookies', paths: ['/cookie-einstellungen', '/en/cookie-settings'] },
  { kind: 'quick order', paths: ['/schnellbestellung', '/en/quick-order'] },
  { kind: 'planner', paths: ['/planer', '/en/planner'] },
  {
    kind: 'choice of a project',
    paths: same('/project/add?article=24500'),
    decidedBy: /^\/product$/,
    mainWaitsFor: /^\/project\/list$/,
  },
  { kind: 'project of the planner', paths: same('/project/{project}'), decidedBy: EVERYTHING },
  { kind: 'backpack', paths: ['/rucksack', '/en/backpack'], mainWaitsFor: /^\/product$/ },
  {
    kind: 'true size',
    paths: ['/wahre-groesse?articles=24500', '/en/true-size?articles=24500'],
  },
  {
    kind: 'express checkout',
    paths: same('/checkout/express'),
    decidedBy: EVERYTHING,
    hasNoNavigation: true,
  },
  {
    kind: 'order',
    paths: same('/checkout/success/{order}'),
    decidedBy: /^\/order$/,
    mainWaitsFor: /^\/(?:handle-payment|account\/customer)$/,
    hasNoNavigation: true,
  },
  {
    kind: 'unpaid order',
    paths: same('/checkout/success/{order}/unpaid'),
    decidedBy: /^\/order$/,
    mainWaitsFor: /^\/payment-method$/,
    hasNoNavigation: true,
  },
  { kind: 'order of the account', paths: same('/account/order/{order}'), decidedBy: EVERYTHING },
  {
    kind: 'printed order',
    paths: same('/account/order/{order}?view=print'),
    decidedBy: EVERYTHING,
    hasNoNavigation: true,
  },
  {
    kind: 'cancellation of an order',
    paths: same('/account/order/{order}/cancel'),
    decidedBy: EVERYTHING,
  },
  {
    kind: 'cancellation of an order without an account',
    paths: same('/checkout/success/{order}/cancel'),
    decidedBy: EVERYTHING,
    hasNoNavigation: true,
  },
  {
    kind: 'address',
    paths: same('/account/address/{address}'),
    decidedBy: EVERYTHING,
  },
  { kind: 'review', paths: same('/account/review/24500'), decidedBy: EVERYTHING },
  {
    kind: 'order of a guest',
    paths: same('/order/some-code'),
    hasNoNavigation: true,
    visitor: 'stranger',
  },
  { kind: 'withdrawal', paths: ['/vertrag-widerrufen', '/en/withdraw-from-contract'] },
  {
    kind: 'withdrawal received',
    paths: ['/vertrag-widerrufen/eingegangen', '/en/withdraw-from-contract/received'],
  },
]
