import type { CalculatedCart } from '../cart/calculated-cart.ts'
import type { PaymentMethodId, ShippingMethodId } from '../ids.ts'
import type { CountryCode } from '../delivery/shipping.ts'

const VERSION = 1

export type OrderSummary = Readonly<{
  cart: CalculatedCart
  shippingMethodId: ShippingMethodId | null
  paymentMethodId: PaymentMethodId | null
  shippingCountry: CountryCode
}>

/**
 * The order that the shopper agreed to, as one canonical text for hashing. Any change of a product,
 * quantity, price, method or country of delivery changes the text. The billing country changes no
 * price, and a guest's is known only with the order.
 */
export function orderSummaryText(summary: OrderSummary): string {
  const { cart, shippingMethodId, paymentMethodId, shippingCountry } = summary
  const { price } = cart
  return JSON.stringify([
    VERSION,
    cart.lines.map((line) => [
      line.id,
      line.quantity,
      line.cuts,
      line.price.unitPrice,
      line.price.totalPrice,
    ]),
    cart.promotions.map((line) => [line.id, line.price.totalPrice]),
    cart.deliveries.map(({ costs }) => costs.totalPrice),
    [price.taxState, price.positionPrice, price.netPrice, price.totalPrice],
    price.taxes.map(({ rate, tax }) => [rate, tax]),
    shippingMethodId,
    paymentMethodId,
    shippingCountry,
  ])
}
