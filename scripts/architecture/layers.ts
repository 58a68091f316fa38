/** A layer: a folder and its purpose. */
export type Layer = Readonly<{ folder: string; holds: string }>

/** Layers from the bottom up. A layer may import only from layers earlier in this list. */
export const LAYERS: readonly Layer[] = [
  { folder: 'shared/domain', holds: 'commerce rules: money, tax, cart, delivery, states' },
  {
    folder: 'shared/i18n',
    holds: 'texts in both languages, number and date formats',
  },
  { folder: 'shared', holds: 'paths, consent, text of HTML, QR codes' },
  { folder: 'shared/schemas', holds: 'schemas of forms, imports and Store API responses' },
  { folder: 'shared/recipes', holds: 'sewing recipes: dimensions, formulas, pieces' },
  { folder: 'shared/search', holds: 'parsing of search terms' },
  { folder: 'client', holds: 'everything that ships to the browser: loader, islands, styles' },
  { folder: 'worker/runtime', holds: 'bindings, log, request context, session cookies' },
  { folder: 'worker/store-api', holds: 'Store API client and cached responses' },
  { folder: 'worker/backend/sql', holds: 'SQL with bound values, tables and rows, ids' },
  { folder: 'worker/backend/tables', holds: 'the description of each table' },
  { folder: 'worker/backend/http', holds: 'Store API requests, criteria and responses' },
  { folder: 'worker/backend/rate-limit', holds: 'limits that outlive an isolate' },
  { folder: 'worker/backend/files', holds: 'pictures in R2' },
  { folder: 'worker/backend/mail', holds: 'mail contents, layout and outbox' },
  { folder: 'worker/backend/channel', holds: 'countries, methods, languages, settings' },
  { folder: 'worker/backend/passwords', holds: 'password derivation, secrets of mailed links' },
  { folder: 'worker/backend/customers', holds: 'customer data' },
  { folder: 'worker/backend/shopper', holds: 'sessions: one Durable Object per shopper' },
  {
    folder: 'worker/backend/payment-providers',
    holds: 'provider interface, Mollie, test gateway',
  },
  { folder: 'worker/backend/vat', holds: 'VAT ids and their register' },
  { folder: 'worker/backend/current-shopper', holds: 'the calling shopper and their choices' },
  { folder: 'worker/backend/account', holds: 'registration, login, profile' },
  { folder: 'worker/backend/pricing', holds: 'prices as the Store API writes them' },
  { folder: 'worker/backend/cms', holds: 'page layouts' },
  { folder: 'worker/backend/catalogue', holds: 'products, categories, listings, snapshot' },
  { folder: 'worker/backend/promotion', holds: 'promotions, codes, uses' },
  { folder: 'worker/backend/cart', holds: 'the calculated cart' },
  { folder: 'worker/backend/content', holds: 'pages, posts, lexicon, gallery, redirects' },
  { folder: 'worker/backend/order', holds: 'orders and their mails' },
  { folder: 'worker/backend/documents', holds: 'invoices, delivery notes and credit notes as PDF' },
  { folder: 'worker/backend/checkout', holds: 'placing an order' },
  { folder: 'worker/backend/sample-order', holds: 'orders of cloth samples' },
  { folder: 'worker/backend/context', holds: 'session choices: country, methods, language' },
  { folder: 'worker/backend/planner', holds: 'projects of makers' },
  { folder: 'worker/backend/wishlist', holds: "customers' wishlists" },
  { folder: 'worker/backend/newsletter', holds: 'newsletter recipients and mails' },
  { folder: 'worker/backend/stock-alert', holds: 'back-in-stock mails' },
  { folder: 'worker/backend/inquiry', holds: 'inquiries' },
  { folder: 'worker/backend/review', holds: 'product reviews' },
  { folder: 'worker/backend/withdrawal', holds: 'withdrawals from a contract' },
  { folder: 'worker/backend/outbox', holds: 'mail writers and delivery' },
  { folder: 'worker/backend/payments', holds: 'payment, reminders, settlement' },
  { folder: 'worker/backend/privacy', holds: 'export and deletion of personal data' },
  { folder: 'worker/backend/search', holds: 'full text: index, queries, ranking, misspellings' },
  { folder: 'worker/backend/reports', holds: 'browser reports' },
  { folder: 'worker/backend/ops', holds: "imports, exports, operators' commands" },
  { folder: 'worker/backend', holds: 'the embedded Store API, its routes and crons' },
  { folder: 'worker/listing', holds: 'filters, sorting and paging of an address' },
  { folder: 'worker/pages', holds: 'server components: props in, markup out' },
  { folder: 'worker/template', holds: 'cached pages: cutting and filling' },
  { folder: 'worker/rendering', holds: 'page responses: navigation, layout, errors' },
  { folder: 'worker/feeds', holds: 'sitemaps, feeds, Markdown, JSON-LD' },
  {
    folder: 'worker/edge',
    holds: 'middleware, page cache, fast path',
  },
  { folder: 'worker/shopware-events', holds: 'webhooks of a Shopware' },
  { folder: 'worker/routes', holds: 'one file per page or form' },
  { folder: 'worker', holds: 'table of contents of a request; composition root' },
]

/** Files that may name types of higher layers: they describe what those layers provide. */
export const UPWARD_TYPES: ReadonlySet<string> = new Set([
  // Cloudflare types a binding by the class of its Durable Object.
  'worker/runtime/env.ts',
  // The variables of a request hold the services and the page's template.
  'worker/runtime/context.ts',
  // A use case of the backend receives the sessions of its request.
  'worker/backend/http/shop.ts',
])

/** Index of a file's layer, the longest matching folder; -1 if none matches. */
export function layerOf(file: string): number {
  let found = -1
  for (const [index, { folder }] of LAYERS.entries()) {
    if (!file.startsWith(`${folder}/`)) continue
    if (found < 0 || folder.length > (LAYERS[found]?.folder.length ?? 0)) found = index
  }
  return found
}
