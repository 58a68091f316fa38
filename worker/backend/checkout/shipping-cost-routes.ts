import { Hono, type Context } from 'hono'
import { hexId, isHexId, type ProductId } from '#shared/domain/ids.ts'
import { calculatedCart, type LoadedCart } from '#worker/backend/cart/load-cart.ts'
import { productsById } from '#worker/backend/catalogue/products/products-by-id.ts'
import {
  resolveProductId,
  productNotFound,
} from '#worker/backend/catalogue/products/resolve-product-id.ts'
import { respond } from '#worker/backend/http/respond.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { malformedId } from '#worker/backend/http/refusals.ts'
import { storeApiError } from '#worker/backend/http/store-api-error.ts'
import { sessionsOf, shopOf } from '#worker/backend/http/shop.ts'
import { readSession } from '#worker/backend/shopper/shopper.ts'
import { calculateDeliveries } from '#shared/domain/cart/calculate-deliveries.ts'
import { shipmentOf } from '#shared/domain/cart/shipment.ts'
import { parcelTerms, windowOf } from '#shared/domain/delivery/delivery.ts'
import { decimalFromCents } from '#shared/domain/money.ts'
import { missingToFreeShipping, shippingRefusal } from '#shared/domain/delivery/shipping.ts'
import { windowStruct } from '../pricing/window-struct.ts'
import { travelTo } from '#worker/backend/cart/cart-terms.ts'
import { priceStruct } from '#worker/backend/pricing/price-structs.ts'
import { cartContextOf } from '#worker/backend/current-shopper/cart-context.ts'
import { shippingMethodStruct } from '#worker/backend/channel/method-structs.ts'

type C = Context<BackendEnv>

/** Shipping costs to the session's country: for its cart, or for one product. */
export const shippingCostRoutes = new Hono<BackendEnv>()
  .get('/shipping-cost/cart', async (c) => {
    const session = await readSession(sessionsOf(c), c.var.token, new Date())
    const shop = shopOf(c)
    return respond(c, shippingCostStructs(await calculatedCart(shop, session), shop.at))
  })
  .get('/shipping-cost/product/:productId', (c) => respondForProduct(c))

/** Calculated for the minimum quantity. */
async function respondForProduct(c: C): Promise<Response> {
  const id = c.req.param('productId') ?? ''
  if (!isHexId(id)) return storeApiError(c, malformedId(id))
  const found = await resolveProductId(c.env.DB, id)
  const [row] = found === null ? [] : await productsById(c.env.DB, [found])
  if (!row) return productNotFound(c, id)
  const session = await readSession(sessionsOf(c), c.var.token, new Date())
  const line = {
    productId: hexId<ProductId>(row.publicId),
    quantity: row.record.minPurchase,
    cuts: null,
  }
  const alone = { ...session, contents: { lines: [line], codes: [] } }
  const shop = shopOf(c)
  return respond(c, shippingCostStructs(await calculatedCart(shop, alone), shop.at))
}

/** The costs of each available shipping method before discounts; empty for an empty cart. */
function shippingCostStructs({ cart, context }: LoadedCart, now: Date) {
  if (cart.lines.length === 0) return []
  const shipment = shipmentOf(cart.lines, context.country.iso)
  return context.shippingMethods
    .filter((method) => shippingRefusal(method, shipment) === null)
    .flatMap((method) => {
      const cartContext = cartContextOf(context, method.kind)
      const [delivery] = calculateDeliveries(
        method,
        shipment,
        cart.lines,
        [],
        cartContext,
      ).deliveries
      if (!delivery) return []
      const travel = travelTo(context.country.iso, method)
      const time = { now, packing: context.shopSettings.packing }
      const missing = missingToFreeShipping(method, shipment, cart.price.taxState)
      const window = windowOf(parcelTerms(cart.lines, travel, time), time)
      return [
        {
          shippingCost: priceStruct(delivery.costs),
          deliveryDate: window && windowStruct(window),
          shippingMethod: shippingMethodStruct(method),
          extensions: { ripstop: { toFreeShipping: missing && decimalFromCents(missing) } },
          apiAlias: 'shipping_cost',
        },
      ]
    })
}
