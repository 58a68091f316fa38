import type { Context } from 'hono'
import { segmentOf } from '#worker/runtime/segment.ts'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { runWithCurrency, setRequestCurrency } from '#worker/runtime/request-currency.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

/** Feeds are written without rendering. */
const FILE = /\.(?:xml|txt)$/

/**
 * In front of a Shopware: which currency amounts have, and whose prices a page shows
 * (docs/decisions/090-own-prices.md). Rendering waits for the currency.
 */
export const shopPrices = factory.createMiddleware((c, next) => {
  if (!c.get('vars').STORE_API_URL) return next()
  return runWithCurrency(async () => {
    const { token, view } = c.var.shopper
    const isFile = FILE.test(c.req.path)
    // A file for programs has the same prices for every visitor.
    if (isFile)
      c.set('shopper', { token, view: { ...view, segment: 'gross', hasOwnPrices: false } })
    const channel = loadChannel(c)
    c.set('currencyKnown', channel)
    if (c.var.shopper.view.hasOwnPrices) await showOwnPrices(c)
    else if (token || c.req.method !== 'GET' || isFile) await channel
    return next()
  })
})

async function loadChannel(c: Context<AppEnv>): Promise<void> {
  const { locale, services, shopper } = c.var
  if (shopper.view.hasOwnPrices && shopper.token) return
  const found = await services.storeApi.channel.prices(locale)
  if (found.ok) setRequestCurrency(found.value.data.currency.isoCode)
}

/** Prices, tax label and currency come from the session, never from a cookie. */
async function showOwnPrices(c: Context<AppEnv>): Promise<void> {
  const { services, shopper } = c.var
  const { token, view } = shopper
  const found = token === null ? null : await shopperApi(c).context.read()
  if (!token || !found?.ok) {
    c.set('shopper', { token, view: { ...view, segment: 'gross' } })
    return
  }
  const context = found.value.data
  setRequestCurrency(context.currency.isoCode)
  services.readOwnPrices(token)
  c.set('shopper', { token, view: { ...view, segment: segmentOf(context) } })
}
