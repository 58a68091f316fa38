import type { DeliveryPromise } from '#shared/domain/delivery/delivery.ts'
import { decimalFromCents, type Cents } from '#shared/domain/money.ts'
import { isOnline, isPaidInAdvance } from '#shared/domain/order/payment.ts'
import type { ShippingPrice } from '#shared/domain/delivery/shipping.ts'
import { CURRENCY_ID } from './channel.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { deliveryTimeStruct } from './delivery-time-struct.ts'
import type { ShopPaymentMethod } from './payment-methods.ts'
import type { ShopShippingMethod } from './shipping-methods.ts'

/** A method's result for a cart: reason of a refusal, cost and delivery time. */
export type MethodInCart = Readonly<{
  refusal?: string | null
  cost?: Cents | null
  promise?: DeliveryPromise
}>

/**
 * A Store API shipping method. Custom fields contain its result for the cart. Its prices are
 * included only on request.
 */
export function shippingMethodStruct(
  method: ShopShippingMethod,
  { withPrices = false, ...inCart }: MethodInCart & { readonly withPrices?: boolean } = {},
) {
  const { id, key, name, note, position, active, deliveryDays, locale } = method
  const deliveryTimeId = idOf('delivery-time', key)
  return {
    id,
    name,
    technicalName: key,
    description: note,
    position,
    active,
    taxType: 'auto',
    deliveryTimeId,
    deliveryTime: deliveryTimeStruct(deliveryTimeId, deliveryDays, locale),
    prices: withPrices ? priceStructs(method) : [],
    media: null,
    translated: { name, description: note, customFields: {} },
    customFields: {
      ripstop_extra_days: method.extraDays,
      ...(Object.keys(inCart).length > 0 && methodFields(inCart)),
    },
    apiAlias: 'shipping_method',
  }
}

/** The rule that holds for deliveries to a country. */
export function countryRuleId(iso: string): string {
  return idOf('rule', `country/${iso}`)
}

/** Shopware's number for prices by cart value. The other numbers are for quantity and weight. */
const CALCULATIONS = { count: 1, price: 2, weight: 3 } as const

/** The price rows of a method for all countries. Rules select among them. */
function priceStructs(method: ShopShippingMethod) {
  return method.prices.map((price, index) => shippingPriceStruct(method, price, index))
}

/**
 * The upper bound of a price row. Here the cheapest matching row applies. Shopware's rows follow
 * one another, so a row ends where a cheaper one begins.
 */
function endOf(row: ShippingPrice, rows: readonly ShippingPrice[]): number | null {
  const { country, measure, from, to, price } = row
  const cheaper = rows.filter(
    (other) =>
      other.country === country &&
      other.measure === measure &&
      (other.from ?? 0) > (from ?? 0) &&
      other.price.gross <= price.gross,
  )
  const ends = [...cheaper.map((other) => (other.from ?? 0) - 1), ...(to === null ? [] : [to])]
  return ends.length === 0 ? null : Math.min(...ends)
}

/**
 * A row of the price matrix. Shopware selects the country by a rule, so each country has one rule.
 */
function shippingPriceStruct(
  { id, key, prices }: ShopShippingMethod,
  row: ShippingPrice,
  index: number,
) {
  const { country, measure, from, price } = row
  const onTheWire = (figure: number | null) =>
    figure !== null && measure === 'price' ? decimalFromCents(figure) : figure
  return {
    id: idOf('shipping-price', `${key}/${index}`),
    shippingMethodId: id,
    ruleId: countryRuleId(country),
    calculation: CALCULATIONS[measure],
    quantityStart: onTheWire(from) ?? 0,
    quantityEnd: onTheWire(endOf(row, prices)),
    currencyPrice: [
      {
        currencyId: CURRENCY_ID,
        gross: decimalFromCents(price.gross),
        net: decimalFromCents(price.net),
        linked: true,
        apiAlias: 'price',
      },
    ],
    customFields: { ripstop_country: country },
    apiAlias: 'shipping_method_price',
  }
}

/** Technical names of Shopware's default methods. */
const TECHNICAL_NAMES: Readonly<Record<ShopPaymentMethod['kind'], string>> = {
  card: 'payment_card',
  paypal: 'payment_paypal',
  applepay: 'payment_applepay',
  twint: 'payment_twint',
  eps: 'payment_eps',
  sepa: 'payment_sepa',
  prepayment: 'payment_prepayment',
  invoice: 'payment_invoicepayment',
  cash: 'payment_cashpayment',
}

export function paymentMethodStruct(method: ShopPaymentMethod, inCart?: MethodInCart) {
  const { id, kind, name, note, position, active } = method
  return {
    id,
    name,
    technicalName: TECHNICAL_NAMES[kind],
    shortName: kind,
    distinguishableName: name,
    description: note,
    position,
    active,
    afterOrderEnabled: isPaidInAdvance(kind),
    asynchronous: isOnline(kind),
    synchronous: !isOnline(kind),
    prepared: false,
    refundable: false,
    recurring: false,
    media: null,
    translated: { name, description: note, distinguishableName: name, customFields: {} },
    customFields: inCart ? methodFields(inCart) : null,
    apiAlias: 'payment_method',
  }
}

function methodFields({ refusal, cost, promise }: MethodInCart) {
  return {
    ripstop_refusal: refusal ?? null,
    ripstop_cost: typeof cost === 'number' ? decimalFromCents(cost) : null,
    ripstop_delivery: promise?.window ?? null,
    ripstop_after_payment: promise?.afterPayment ?? null,
  }
}
