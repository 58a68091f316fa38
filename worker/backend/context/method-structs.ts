import type { DeliveryWindow } from '#shared/domain/delivery.ts'
import { decimalFromCents, type Cents } from '#shared/domain/money.ts'
import { idOf } from '#worker/backend/http/ids.ts'
import type { ShopPaymentMethod } from './payment-methods.ts'
import type { ShopShippingMethod } from './shipping-methods.ts'

/** What a cart makes of a method: why it is refused, what it costs, when it delivers. */
export type MethodInCart = Readonly<{
  refusal: string | null
  cost?: Cents | null
  delivery?: DeliveryWindow | null
}>

/** A Store API shipping method; its facts about the cart stand in custom fields. */
export function shippingMethodStruct(method: ShopShippingMethod, inCart?: MethodInCart) {
  const { id, key, name, note, position, active, deliveryDays } = method
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
    deliveryTime: {
      id: deliveryTimeId,
      name: `${deliveryDays.min}-${deliveryDays.max}`,
      min: deliveryDays.min,
      max: deliveryDays.max,
      unit: 'day',
      translated: {},
      apiAlias: 'delivery_time',
    },
    prices: [],
    media: null,
    translated: { name, description: note, customFields: {} },
    customFields: inCart ? methodFields(inCart) : {},
    apiAlias: 'shipping_method',
  }
}

/** A Store API payment method. */
export function paymentMethodStruct(method: ShopPaymentMethod, inCart?: MethodInCart) {
  const { id, kind, name, note, position, active } = method
  return {
    id,
    name,
    technicalName: `payment_${kind}`,
    shortName: kind,
    distinguishableName: name,
    description: note,
    position,
    active,
    afterOrderEnabled: kind === 'card' || kind === 'prepayment',
    asynchronous: kind === 'card',
    synchronous: kind !== 'card',
    media: null,
    translated: { name, description: note, distinguishableName: name, customFields: {} },
    customFields: inCart ? methodFields(inCart) : {},
    apiAlias: 'payment_method',
  }
}

function methodFields({ refusal, cost, delivery }: MethodInCart) {
  return {
    ripstop_refusal: refusal,
    ripstop_cost: typeof cost === 'number' ? decimalFromCents(cost) : null,
    ripstop_delivery: delivery ?? null,
  }
}
