import { type Context, Hono } from 'hono'
import { accountRoutes } from './account/account-routes.ts'
import { cartRoutes } from './cart/cart-routes.ts'
import { catalogueRoutes } from './catalogue/catalogue-routes.ts'
import { channelRoutes } from './channel/channel-routes.ts'
import { settingsRoutes } from './channel/settings-routes.ts'
import { methodRoutes } from './checkout/method-routes.ts'
import { shippingCostRoutes } from './checkout/shipping-cost-routes.ts'
import { orderPlacementRoutes } from './checkout/order-routes.ts'
import { redirectRoutes } from './content/redirect-routes.ts'
import { entryRoutes } from './content/entry-routes.ts'
import { contentRoutes } from './content/content-routes.ts'
import { contextRoutes } from './context/context-routes.ts'
import { detailRoutes } from './detail/product-routes.ts'
import { mediaRoute } from './files/media-route.ts'
import { accessKey } from './http/access-key.ts'
import { contextToken } from './shopper/context-token.ts'
import { sessionLanguage } from './shopper/session-language.ts'
import { cors } from './http/cors.ts'
import { limitExpensiveCalls } from './http/limit-expensive-calls.ts'
import type { BackendEnv } from './http/env.ts'
import { noRoute, refuseUnrouted, unexpectedError } from './http/failures.ts'
import { infoRoutes } from './http/info-routes.ts'
import { language } from './http/languages.ts'
import { shopModeGate } from './http/shop-mode-gate.ts'
import { shopSettings } from './http/shop-settings.ts'
import { requestInput } from './http/input/request-input.ts'
import { drainOutbox } from './outbox/drain-outbox.ts'
import { projectRoutes } from './planner/project-routes.ts'
import { mailboxRoutes } from './outbox/mailbox-routes.ts'
import { orderPaymentRoutes } from './payments/payment-routes.ts'
import { orderFiles } from './order/file-routes.ts'
import { orderReadRoutes } from './order/read-routes.ts'
import { documentRoutes } from './documents/document-routes.ts'
import { privacyRoutes } from './privacy/privacy-routes.ts'
import { paymentRoutes } from './payments/provider-routes.ts'
import { testGatewayRoutes } from './payment-providers/test-gateway/gateway-routes.ts'
import { opsAuth } from './ops/auth.ts'
import { backupOps } from './ops/backup/backup-ops.ts'
import { restoreOps } from './ops/backup/restore-ops.ts'
import { customerOps } from './ops/customers/customer-ops.ts'
import { privacyOps } from './ops/customers/privacy-ops.ts'
import { exportRoutes } from './ops/export.ts'
import { importRoutes } from './ops/import/import-ops.ts'
import { missingPageOps } from './ops/missing-pages.ts'
import { modeOps } from './ops/mode.ts'
import { orderOps, sampleOps } from './ops/orders/order-ops.ts'
import { paymentOps } from './ops/payments.ts'
import { overviewOps } from './ops/overviews.ts'
import { stockOps } from './ops/stock.ts'
import { testMailOps } from './ops/test-mail.ts'
import { documentOps } from './ops/documents/document-ops.ts'
import { thumbnailOps } from './ops/thumbnails.ts'
import { promotionOps } from './ops/promotions.ts'
import { newsletterOps } from './ops/newsletter.ts'
import { inquiryOps } from './ops/inquiries.ts'
import { reviewOps } from './ops/reviews.ts'
import { newsletterRoutes } from './newsletter/newsletter-routes.ts'
import { inquiryRoutes } from './inquiry/inquiry-routes.ts'
import { reviewRoutes } from './review/review-routes.ts'
import { sampleRoutes } from './sample-order/sample-routes.ts'
import { searchRoutes } from './search/search-routes.ts'
import { withdrawalRoutes } from './withdrawal/withdrawal-routes.ts'
import { alertRoutes } from './stock-alert/alert-routes.ts'
import { wishlistRoutes } from './wishlist/wishlist-routes.ts'

/** The areas that read settings of the shop; pictures have none. */
const WITH_SETTINGS = ['/store-api/*', '/_ops/*', '/_payments/*', '/_gateway/*'] as const

/**
 * The embedded backend under its full paths: `/store-api/*`, the operators' `/_ops/*`, and pictures
 * under `/media/*`. Callers pass whole requests to its `fetch`.
 */
export function createBackend() {
  const app = new Hono<BackendEnv>()
  app.use((c, next) => {
    c.set('drainOutbox', drainOutbox)
    return next()
  })
  for (const area of WITH_SETTINGS) app.use(area, shopSettings)
  app.use('/store-api/*', cors, refuseUnrouted(app), contextToken, shopModeGate, accessKey)
  app.use('/store-api/*', language, sessionLanguage, requestInput, limitExpensiveCalls)
  app.use('/_ops/*', opsAuth)

  for (const routes of [
    importRoutes,
    exportRoutes,
    backupOps,
    restoreOps,
    orderOps,
    documentOps,
    sampleOps,
    stockOps,
    customerOps,
    privacyOps,
    reviewOps,
    promotionOps,
    inquiryOps,
    newsletterOps,
    overviewOps,
    modeOps,
    missingPageOps,
    paymentOps,
    thumbnailOps,
    testMailOps,
  ]) {
    app.route('/', routes)
  }
  app.route('/', mediaRoute).route('/', paymentRoutes)
  if (__DEV_TOOLS__) {
    const inProcess = (request: Request, c: Context<BackendEnv>) =>
      app.fetch(request, c.env, c.executionCtx)
    app.route('/', testGatewayRoutes(inProcess)).route('/', mailboxRoutes())
  }

  for (const routes of [
    channelRoutes,
    settingsRoutes,
    infoRoutes(app),
    ...catalogueRoutes,
    detailRoutes,
    searchRoutes,
    contentRoutes,
    entryRoutes,
    redirectRoutes,
    withdrawalRoutes,
    reviewRoutes,
    inquiryRoutes,
    newsletterRoutes,
    alertRoutes,
    wishlistRoutes,
    projectRoutes,
  ])
    app.route('/store-api', routes)
  for (const routes of [
    contextRoutes,
    cartRoutes,
    accountRoutes,
    privacyRoutes,
    methodRoutes,
    shippingCostRoutes,
  ]) {
    app.route('/store-api', routes)
  }
  for (const routes of [
    orderPlacementRoutes,
    sampleRoutes,
    orderReadRoutes,
    orderFiles,
    documentRoutes,
    orderPaymentRoutes,
  ]) {
    app.route('/store-api', routes)
  }

  app.onError(unexpectedError)
  app.notFound(noRoute(app))
  return app
}
