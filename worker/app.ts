import { TrieRouter } from 'hono/router/trie-router'
import { createBackend } from './backend/app.ts'
import { serveAsset } from './edge/serve-asset.ts'
import { factory } from './runtime/context.ts'
import { onError } from './rendering/respond-with-error.tsx'
import { limitRequestBody, drainRequestBody } from './edge/middleware/request-body.ts'
import { defaultHeaders, security } from './edge/middleware/headers.ts'
import { locale, redirectToPreferredLocale } from './edge/middleware/locale.ts'
import { withFastPath } from './edge/fast-path.ts'
import { featureGate } from './edge/middleware/feature-gate.ts'
import { metrics } from './edge/middleware/metrics.ts'
import { allowedMethods, createNotFoundHandler } from './edge/middleware/allowed-methods.ts'
import { shopModeGate } from './edge/middleware/shop-mode-gate.ts'
import { pageCache } from './edge/middleware/page-cache.ts'
import { redirectByRule, redirectMissingPage } from './edge/middleware/redirects.ts'
import { sameOrigin } from './edge/middleware/same-origin.ts'
import { assignRequestId } from './edge/middleware/request-id.ts'
import { shield } from './edge/middleware/shield.ts'
import { respondNotModified } from './edge/middleware/not-modified.ts'
import { shopPrices } from './edge/middleware/shop-prices.ts'
import { shopSettings } from './edge/middleware/shop-settings.ts'
import { shopState } from './edge/middleware/shop-state.ts'
import { session } from './runtime/session.ts'
import { parseConfig } from './edge/middleware/config.ts'
import { account } from './routes/account-routes.ts'
import { cart } from './routes/cart/cart.ts'
import { catchAll } from './routes/catalogue/catch-all.ts'
import { checkout } from './routes/checkout/checkout.ts'
import { blog } from './routes/content/blog.tsx'
import { gallery } from './routes/content/gallery.tsx'
import { lexicon } from './routes/content/lexicon.tsx'
import { diagnosis } from './routes/diagnosis.tsx'
import { health } from './routes/health.ts'
import { backpack } from './routes/visualizers/backpack.tsx'
import { trueSize } from './routes/visualizers/true-size.tsx'
import { cutPreview } from './routes/visualizers/cut-preview.tsx'
import { home } from './routes/home.tsx'
import { inquiry } from './routes/inquiry/inquiry.tsx'
import { newsletter } from './routes/newsletter/newsletter.tsx'
import { oneClick } from './routes/one-click.ts'
import { feeds } from './routes/feeds/feeds.ts'
import { locale as localeSwitch } from './routes/locale.ts'
import { order } from './routes/order/order.ts'
import { blogSearch } from './routes/search/blog-search.tsx'
import { seen } from './routes/catalogue/recently-viewed.tsx'
import { search } from './routes/search/search.tsx'
import { samples } from './routes/samples/samples.ts'
import { shippingEstimate } from './routes/shipping/estimate.tsx'
import { stockAlert } from './routes/stock-alert/stock-alert.ts'
import { suggest } from './routes/search/suggest.tsx'
import { shopwareEvents } from './routes/shopware/events.ts'
import { browserReports } from './routes/shell/browser-reports.ts'
import { compare } from './routes/compare/compare.tsx'
import { consent } from './routes/shell/consent.tsx'
import { latestBuild, speculationRules } from './routes/shell/for-browsers.ts'
import { planner } from './routes/planner/planner.ts'
import { quickOrder } from './routes/quick-order/quick-order.tsx'
import { recipes } from './routes/recipes/recipes.tsx'
import { bulkActions } from './routes/bulk-actions/bulk-actions.tsx'
import { wishlistChange } from './routes/wishlist/change.ts'
import { wishlistIds } from './routes/wishlist/wishlist-ids.ts'
import { wholeWishlist } from './routes/wishlist/whole-wishlist.ts'
import { wishlist } from './routes/wishlist/wishlist.tsx'
import { withdrawal } from './routes/withdrawal/withdrawal.ts'
import type { Backend } from './connections.ts'
import { backendOnDemand, provideServices } from './services.ts'

/**
 * Paths that the embedded backend serves even in front of a remote shop: pictures and shop mode.
 */
const ALWAYS_OURS = ['/media/*', '/_ops/mode'] as const
/**
 * Endpoints of the embedded backend for clients other than our pages. A remote shop has its own.
 */
const EMBEDDED_SHOP = ['/store-api/*', '/_ops/*', '/_payments/*', '/_gateway/*', '/_dev/*'] as const

/**
 * All middleware and routes, in the order of a request. Cached pages may bypass them
 * (`edge/fast-path.ts`).
 */
export function createApp(backend: Backend = backendOnDemand(createBackend)) {
  // The shop's routes overlap. Other routers of Hono refuse them or match them in another order.
  const app = factory.createApp({ router: new TrieRouter() })
  app.onError(onError)
  app.notFound(createNotFoundHandler(app))

  app.use(assignRequestId, metrics, defaultHeaders, drainRequestBody, shield)
  for (const area of ALWAYS_OURS) {
    app.all(area, (c) => backend.fetch(c.req.raw, c.env, c.executionCtx))
  }
  for (const area of EMBEDDED_SHOP) {
    app.all(area, (c) =>
      c.env.STORE_API_URL
        ? c.text('Not Found', 404)
        : backend.fetch(c.req.raw, c.env, c.executionCtx),
    )
  }
  app.all('/assets/*', (c) => serveAsset(c.req.raw, c.env.ASSETS))

  app.use(parseConfig, security, locale, session, provideServices(backend), shopState)
  app.use(allowedMethods(app), redirectByRule, redirectToPreferredLocale)
  // Monitoring works while the shop is closed.
  app.route('/', health)
  // Browsers send reports without our `Origin`, so this route precedes the check of the origin.
  app.route('/', browserReports)
  // A Shopware proves its identity by a signature and sends no `Origin`.
  app.route('/', shopwareEvents)
  app.use(shopModeGate)
  // Mail programs send one-click unsubscriptions (RFC 8058) without an `Origin` too.
  app.route('/', oneClick)
  app.use(limitRequestBody, sameOrigin)

  app.use(shopPrices, shopSettings, featureGate)

  // Files that browsers request automatically.
  for (const route of [latestBuild, speculationRules]) app.route('/', route)

  // Personal pages: rendered for each request.
  for (const route of [
    account,
    cart,
    checkout,
    order,
    withdrawal,
    inquiry,
    newsletter,
    samples,
    stockAlert,
    shippingEstimate,
    wishlist,
    wishlistChange,
    wholeWishlist,
    bulkActions,
    wishlistIds,
    compare,
    quickOrder,
    planner,
    recipes,
    backpack,
    trueSize,
    localeSwitch,
    consent,
    suggest,
    seen,
    diagnosis,
  ])
    app.route('/', route)

  // Public pages: served from cached templates.
  app.use(
    respondNotModified,
    pageCache((request, env, ctx) => app.fetch(request, env, ctx)),
    redirectMissingPage,
  )
  for (const route of [home, feeds, search, blogSearch, blog, gallery, lexicon, cutPreview])
    app.route('/', route)
  app.route('/', catchAll)
  return { ...withFastPath(app), routes: app.routes }
}
