import { calculateDeliveries } from '#shared/domain/cart/calculate-deliveries.ts'
import { shipmentOf } from '#shared/domain/cart/shipment.ts'
import { parcelTerms, windowOf } from '#shared/domain/delivery/delivery.ts'
import { shippingRefusal } from '#shared/domain/delivery/shipping.ts'
import { windowStruct } from '../pricing/window-struct.ts'
import { travelTo } from '#worker/backend/cart/cart-terms.ts'
import type { LoadedCart } from '#worker/backend/cart/load-cart.ts'
import { priceStruct } from '#worker/backend/pricing/price-structs.ts'
import { cartContextOf } from '#worker/backend/current-shopper/cart-context.ts'
import { shippingMethodStruct } from '#worker/backend/channel/method-structs.ts'

/** What each way of delivery that a cart may take costs, before discounts; none for an empty cart. */
export function shippingCostStructs({ cart, context }: LoadedCart, now: Date) {
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
      const window = windowOf(parcelTerms(cart.lines, travel, now), now)
      return [
        {
          shippingCost: priceStruct(delivery.costs),
          deliveryDate: window && windowStruct(window),
          shippingMethod: shippingMethodStruct(method),
          apiAlias: 'shipping_cost',
        },
      ]
    })
}
