/** A folder that stands on those before it in the list, and what it is for. */
export type Room = Readonly<{ folder: string; holds: string }>

/**
 * The rooms of the shop, the ground floor first. A room may import from those above it in this list
 * and never from those below.
 */
export const ROOMS: readonly Room[] = [
  { folder: 'shared/domain', holds: 'rules of commerce: money, tax, cart, delivery, states' },
  {
    folder: 'shared/i18n',
    holds: 'texts in both languages, numbers and dates as people read them',
  },
  { folder: 'shared', holds: 'paths, consent, words of HTML, QR codes' },
  { folder: 'shared/schemas', holds: 'what comes in: forms, imports, answers of a Store API' },
  { folder: 'shared/recipes', holds: 'things to sew: dimensions, formulae, pieces' },
  { folder: 'shared/search', holds: 'what a search term is' },
  { folder: 'client', holds: 'what ships to the browser: loader, islands, styles' },
  { folder: 'worker/runtime', holds: 'bindings, log, request context, cookies of the session' },
  { folder: 'worker/backend/sql', holds: 'ids and JSON columns' },
  { folder: 'worker/backend/http', holds: 'requests, criteria and answers of the Store API' },
  { folder: 'worker/backend/rate-limit', holds: 'limits that outlive an isolate' },
  { folder: 'worker/backend/files', holds: 'pictures in R2' },
  { folder: 'worker/backend/mail', holds: 'letters, and the outbox that they wait in' },
  { folder: 'worker/backend/channel', holds: 'countries, methods, languages, settings' },
  { folder: 'worker/backend/passwords', holds: 'derivation of passwords, secrets of mailed links' },
  { folder: 'worker/backend/customers', holds: 'who a customer is' },
  { folder: 'worker/backend/shopper', holds: 'one session: a Durable Object for each shopper' },
  {
    folder: 'worker/backend/payment-providers',
    holds: 'the port of a provider, Mollie, the test gateway',
  },
  { folder: 'worker/backend/vat', holds: 'VAT ids and the register that knows them' },
  { folder: 'worker/backend/current-shopper', holds: 'who asks, and what they may choose from' },
  { folder: 'worker/backend/account', holds: 'registration, login, profile' },
  { folder: 'worker/backend/pricing', holds: 'prices as the Store API writes them' },
  { folder: 'worker/backend/cms', holds: 'layouts of pages' },
  { folder: 'worker/backend/catalogue', holds: 'articles, categories, listings, the snapshot' },
  { folder: 'worker/backend/promotion', holds: 'promotions, their codes and uses' },
  { folder: 'worker/backend/cart', holds: 'the calculated cart' },
  { folder: 'worker/backend/content', holds: 'pages, posts, lexicon, gallery, redirects' },
  { folder: 'worker/backend/order', holds: 'orders and their mails' },
  { folder: 'worker/backend/papers', holds: 'invoices, delivery notes and credit notes as PDF' },
  { folder: 'worker/backend/checkout', holds: 'placing an order' },
  { folder: 'worker/backend/sample-order', holds: 'orders of samples of cloth' },
  { folder: 'worker/backend/context', holds: 'choices of a session: country, methods, language' },
  { folder: 'worker/backend/planner', holds: 'projects: lists of articles that makers plan with' },
  { folder: 'worker/backend/wishlist', holds: 'what customers keep in mind' },
  { folder: 'worker/backend/newsletter', holds: 'who gets the newsletter, and its mails' },
  { folder: 'worker/backend/stock-alert', holds: 'who is told when an article is here again' },
  { folder: 'worker/backend/inquiry', holds: 'questions to the shop' },
  { folder: 'worker/backend/review', holds: 'reviews of articles' },
  { folder: 'worker/backend/withdrawal', holds: 'withdrawals from a contract' },
  { folder: 'worker/backend/outbox', holds: 'who writes which mail, and sending what is due' },
  { folder: 'worker/backend/payments', holds: 'paying, chasing, settling' },
  { folder: 'worker/backend/own-data', holds: 'export, deletion and forgetting of personal data' },
  { folder: 'worker/backend/search', holds: 'full text: indexing, ranking, misspellings' },
  { folder: 'worker/backend/reports', holds: 'reports of browsers' },
  { folder: 'worker/backend/ops', holds: 'imports, exports and commands of operators' },
  { folder: 'worker/backend', holds: 'the embedded Store API, its routes and its clock' },
  { folder: 'worker/listing', holds: 'filters, sorting and paging as an address says them' },
  { folder: 'worker/pages', holds: 'components of the server: props in, markup out' },
  { folder: 'worker/template', holds: 'kept pages: cutting them open and filling them' },
  { folder: 'worker/rendering', holds: 'answering with a page: navigation, layout, refusals' },
  { folder: 'worker/feeds', holds: 'what machines read: sitemaps, feeds, Markdown, JSON-LD' },
  {
    folder: 'worker/edge',
    holds: 'what answers or refuses before a route: middleware, page cache',
  },
  { folder: 'worker/store-api', holds: 'how pages reach a Store API, and the cached answers' },
  { folder: 'worker/shopware-events', holds: 'what a Shopware tells of its changes' },
  { folder: 'worker/routes', holds: 'one file for each page or form' },
  { folder: 'worker', holds: 'the life of a request; the only place that knows every adapter' },
]

/** The room of a file: the longest folder of the list that holds it. */
export function roomOf(file: string): number {
  let found = -1
  for (const [index, { folder }] of ROOMS.entries()) {
    if (!file.startsWith(`${folder}/`)) continue
    if (found < 0 || folder.length > (ROOMS[found]?.folder.length ?? 0)) found = index
  }
  return found
}
