import type { DeliveryPromise } from '#shared/domain/delivery/delivery.ts'
import type { LinePayload } from '#shared/schemas/store-api/cart.ts'
import type { Order } from '#shared/schemas/store-api/order.ts'

type Fields = Pick<LinePayload, 'ripstop_delivery' | 'ripstop_after_payment'>

/** The delivery promise in our custom fields of a line or a method. */
export function promiseIn(fields: Fields | null | undefined): DeliveryPromise {
  return {
    window: fields?.ripstop_delivery ?? null,
    afterPayment: fields?.ripstop_after_payment ?? null,
  }
}

/**
 * The delivery promise of an order. Without our custom fields it uses the dates of the Store API.
 */
export function promiseOfDelivery(delivery: Order['deliveries'][number]): DeliveryPromise {
  const { customFields, shippingDateEarliest: earliest, shippingDateLatest: latest } = delivery
  if (customFields && 'ripstop_delivery' in customFields) return promiseIn(customFields)
  return { window: { earliest, latest }, afterPayment: null }
}
