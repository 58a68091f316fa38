import { calculateDeliveries } from '#shared/domain/cart/calculate-deliveries.ts'
import { shipmentOf } from '#shared/domain/cart/shipment.ts'
import { parcelWindow } from '#shared/domain/delivery.ts'
import { shippingRefusal } from '#shared/domain/shipping.ts'
import { windowStruct } from '#worker/backend/cart/cart-struct.ts'
import type { LoadedCart } from '#worker/backend/cart/load-cart.ts'
import { priceStruct } from '#worker/backend/cart/price-structs.ts'
import { cartContextOf } from '#worker/backend/context/cart-context.ts'
import { shippingMethodStruct } from '#worker/backend/context/method-structs.ts'

/** What each way of delivery that a cart may take costs, before discounts; none for an empty cart. */
export function shippingCostStructs({ cart, around }: LoadedCart, now: Date) {
  if (cart.lines.length === 0) return []
  const context = cartContextOf(around)
  const shipment = shipmentOf(cart.lines, around.country.iso)
  return around.shippingMethods
    .filter((method) => shippingRefusal(method, shipment) === null)
    .flatMap((method) => {
      const [delivery] = calculateDeliveries(method, shipment, cart.lines, [], context).deliveries
      if (!delivery) return []
      return [
        {
          shippingCost: priceStruct(delivery.costs),
          deliveryDate: windowStruct(parcelWindow(cart.lines, method.deliveryDays, now)),
          shippingMethod: shippingMethodStruct(method),
          apiAlias: 'shipping_cost',
        },
      ]
    })
}
