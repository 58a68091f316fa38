import { byOrderTextName } from '#shared/domain/order/order-texts.ts'
import { berlinTime } from '#shared/domain/calendar.ts'
import type { LinePrice } from '#shared/domain/cart/calculated-cart.ts'
import { decimalFromCents, sumCents } from '#shared/domain/money.ts'
import { horizontalTaxes } from '#shared/domain/tax/tax.ts'
import { cartPriceStruct, priceStruct } from '#worker/backend/pricing/price-structs.ts'
import { windowStruct } from '../pricing/window-struct.ts'
import { CHANNEL_ID, CURRENCY, CURRENCY_ID } from '#worker/backend/channel/channel.ts'
import {
  paymentMethodStruct,
  shippingMethodStruct,
} from '#worker/backend/channel/method-structs.ts'
import { paymentMethodId, paymentMethods } from '#worker/backend/channel/payment-methods.ts'
import { addressStruct, salutationStruct } from '#worker/backend/channel/place-structs.ts'
import type { Places } from '#worker/backend/channel/places.ts'
import { LANGUAGE_ID, languageById } from '#worker/backend/http/languages.ts'
import { languageStruct } from '#worker/backend/channel/language-struct.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import type { ShopShippingMethod } from '#worker/backend/channel/shipping-methods.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { Vars } from '#worker/runtime/env.ts'
import { documentStruct } from './order-documents.ts'
import { orderPromise } from './order-promise.ts'
import { orderLineStruct } from './order-line-struct.ts'
import { stateStruct } from './state-struct.ts'
import { currentPayment, type StoredOrder, type StoredPayment } from './stored-order.ts'
import { transferOf } from './transfer.ts'
import type { CustomerAddress, OrderCustomer } from '#worker/backend/tables/order-records.ts'

/** Language, countries, methods and bank account for showing an order. */
export type OrderView = {
  readonly locale: Locale
  readonly places: Places
  readonly shippingMethods: readonly ShopShippingMethod[]
  readonly vars: Vars
  /** The time of the response, which decides when links to purchased files expire. */
  readonly at: Date
}

/**
 * A Store API order with all its associations. Responses leave out those that were not requested.
 */
export function orderStruct(order: StoredOrder, view: OrderView) {
  const { price, delivery, billingAddress: billing, shippingAddress: shipping } = order
  const { locale, places } = view
  const addresses = billing.id === shipping.id ? [billing] : [billing, shipping]
  const language = languageById(LANGUAGE_ID[order.locale])
  return {
    id: order.id,
    orderNumber: order.number,
    orderDateTime: order.placedAt,
    orderDate: order.placedAt.slice(0, 10),
    billingAddressId: billing.id,
    currencyId: CURRENCY_ID,
    currency: CURRENCY,
    currencyFactor: 1,
    languageId: LANGUAGE_ID[order.locale],
    language: language ? languageStruct(language, locale) : null,
    salesChannelId: CHANNEL_ID,
    price: cartPriceStruct(price),
    amountTotal: decimalFromCents(price.totalPrice),
    amountNet: decimalFromCents(price.netPrice),
    positionPrice: decimalFromCents(price.positionPrice),
    taxStatus: price.taxState,
    shippingCosts: priceStruct(shippingSum(delivery)),
    shippingTotal: decimalFromCents(shippingSum(delivery).totalPrice),
    deepLinkCode: order.deepLinkCode,
    customerComment: order.comment,
    affiliateCode: order.affiliateCode,
    campaignCode: order.campaignCode,
    stateMachineState: stateStruct('order', order.state, locale),
    orderCustomer: customerStruct(order.customer, places),
    addresses: addresses.map((address) => orderAddress(address, places)),
    billingAddress: orderAddress(billing, places),
    deliveries: deliveryStructs(order, view),
    transactions: attempts(order).map((payment) => transactionStruct(order, payment, view)),
    lineItems: order.lines.map((line, position) =>
      orderLineStruct(order, line, position + 1, view),
    ),
    documents: order.papers.map((document) => documentStruct(order, document)),
    customFields: {
      ripstop_payment: transferOf(order, view.vars),
      ...byOrderTextName((key) => order.texts[key] ?? null),
    },
    createdAt: order.placedAt,
    apiAlias: 'order',
  }
}

/** All payment attempts, the current one last, because clients use the last one. */
function attempts(order: StoredOrder): readonly StoredPayment[] {
  const current = currentPayment(order)
  return [...order.payments.filter(({ id }) => id !== current.id), current]
}

/** An address at the time of the order. Its salutation is an association only. */
function orderAddress(address: CustomerAddress, places: Places) {
  const { salutationId: _id, ...struct } = addressStruct(address, places, 'order_address')
  return { ...struct, customFields: null }
}

function customerStruct(customer: OrderCustomer, { salutations }: Places) {
  const salutation = salutations.find(({ id }) => id === customer.salutationId)
  return {
    id: customer.id,
    customerNumber: customer.number,
    email: customer.email,
    salutationId: customer.salutationId,
    salutation: salutation ? salutationStruct(salutation) : null,
    title: customer.title,
    firstName: customer.firstName,
    lastName: customer.lastName,
    company: customer.company,
    vatIds: customer.vatIds.length > 0 ? customer.vatIds : null,
    customFields: null,
    apiAlias: 'order_customer',
  }
}

/** The parcel, and for each shipping discount another delivery with a negative price. */
function deliveryStructs(order: StoredOrder, view: OrderView) {
  const parcel = deliveryStruct(order, view)
  const discounts = order.delivery.discounts.map((costs, index) => ({
    ...parcel,
    id: idOf('order-delivery', `${order.id} discount ${index + 1}`),
    trackingCodes: [],
    shippingCosts: priceStruct(costs),
  }))
  return [parcel, ...discounts]
}

/** The shipping costs after discounts. */
function shippingSum({ costs, discounts }: StoredOrder['delivery']): LinePrice {
  const all = [costs, ...discounts]
  const totalPrice = sumCents(all.map((cost) => cost.totalPrice))
  const taxes = horizontalTaxes(all.flatMap((cost) => cost.taxes))
  return { unitPrice: totalPrice, quantity: 1, totalPrice, taxes }
}

const methodIdOf = ({ delivery }: StoredOrder) =>
  delivery.methodId ?? idOf('shipping', delivery.key)

/** The shipping method with its name in the order, because the shop may have removed it. */
function methodStruct(order: StoredOrder, { shippingMethods, vars }: OrderView) {
  const { key, name } = order.delivery
  const id = methodIdOf(order)
  const offered = shippingMethods.find((method) => method.id === id)
  return {
    ...(offered && shippingMethodStruct(offered)),
    id,
    name,
    technicalName: key,
    deliveryTimeId: idOf('delivery-time', key),
    // Without a tracking code there is no tracking.
    trackingUrl: order.trackingCode === null ? null : vars.TRACKING_URL,
    translated: { name, description: offered?.note ?? null, customFields: {} },
    customFields: null,
    apiAlias: 'shipping_method',
  }
}

function deliveryStruct(order: StoredOrder, view: OrderView) {
  const { locale, places, vars } = view
  const { delivery, shippingAddress: address } = order
  const state = stateStruct('order_delivery', order.deliveryState, locale)
  const promise = orderPromise(order, vars.settings.packing)
  // The schema requires dates. A delivery without dates gets the day of the order in Germany.
  const placed = berlinTime(new Date(order.placedAt)).date
  const days = windowStruct(
    promise.window ?? delivery.window ?? { earliest: placed, latest: placed },
  )
  return {
    id: idOf('order-delivery', order.id),
    orderId: order.id,
    shippingOrderAddressId: address.id,
    shippingOrderAddress: orderAddress(address, places),
    shippingMethodId: methodIdOf(order),
    shippingMethod: methodStruct(order, view),
    stateId: state.id,
    stateMachineState: state,
    trackingCodes: order.trackingCode === null ? [] : [order.trackingCode],
    shippingDateEarliest: days.earliest,
    shippingDateLatest: days.latest,
    shippingCosts: priceStruct(delivery.costs),
    customFields: {
      ripstop_delivery: promise.window,
      ripstop_after_payment: promise.afterPayment,
    },
    // A delivery changes only when it is shipped.
    ...(order.shippedAt && { updatedAt: order.shippedAt }),
    apiAlias: 'order_delivery',
  }
}

function transactionStruct(
  { id: orderId, price }: StoredOrder,
  payment: StoredPayment,
  { locale, vars }: OrderView,
) {
  const state = stateStruct('order_transaction', payment.state, locale)
  const { amountCents, method } = payment
  const all = paymentMethods(locale, vars)
  const known = all.find(({ kind }) => kind === method)
  return {
    id: payment.id,
    orderId,
    paymentMethodId: method === 'none' ? idOf('payment', method) : paymentMethodId(method),
    paymentMethod: known ? paymentMethodStruct(known) : null,
    amount: priceStruct({
      unitPrice: amountCents,
      quantity: 1,
      totalPrice: amountCents,
      taxes: price.taxes,
    }),
    stateId: state.id,
    stateMachineState: state,
    createdAt: payment.createdAt,
    updatedAt: payment.changedAt,
    apiAlias: 'order_transaction',
  }
}
