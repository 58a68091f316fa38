import type { PaymentMethodId, ShippingMethodId } from '#shared/domain/ids.ts'
import type { PaymentKind, PaymentMethod } from '#shared/domain/order/payment.ts'
import { priceFromGross } from '#shared/domain/price-list.ts'
import type {
  ShippingKind,
  ShippingMethod,
  ShippingPrice,
} from '#shared/domain/delivery/shipping.ts'
import { idFrom } from './ids.ts'

const HOME_RATE = 1900

export function shippingIdOf(kind: ShippingKind): ShippingMethodId {
  return idFrom<ShippingMethodId>(kind)
}

export function paymentIdOf(kind: PaymentKind): PaymentMethodId {
  return idFrom<PaymentMethodId>(`pay-${kind}`)
}

/** A row of shipping prices for a range of goods values in cents. */
export function aShippingPrice(
  country: string,
  grossCents: number,
  from: number | null = null,
  to: number | null = null,
): ShippingPrice {
  return { country, measure: 'price', from, to, price: priceFromGross(grossCents, HOME_RATE) }
}

export function aShippingMethod(
  kind: ShippingKind,
  changes: Partial<ShippingMethod> = {},
): ShippingMethod {
  const kinds: readonly ShippingKind[] = ['standard', 'roll', 'letter', 'pickup', 'download']
  return {
    id: shippingIdOf(kind),
    kind,
    name: kind,
    position: kinds.indexOf(kind),
    active: true,
    prices: DEMO_PRICES[kind],
    maxWeightGrams: kind === 'letter' ? 500 : null,
    deliveryDays: { min: 1, max: 3 },
    extraDays: {},
    homeCountry: 'DE',
    hazardousCountries: ['DE', 'AT', 'CH'],
    ...changes,
  }
}

export function aPaymentMethod(
  kind: PaymentKind,
  changes: Partial<PaymentMethod> = {},
): PaymentMethod {
  const kinds: readonly PaymentKind[] = ['card', 'prepayment', 'invoice', 'cash']
  const position = kinds.indexOf(kind)
  return { id: paymentIdOf(kind), kind, name: kind, position, active: true, ...changes }
}

const NOTHING = [aShippingPrice('DE', 0), aShippingPrice('AT', 0), aShippingPrice('CH', 0)]

const DEMO_PRICES: Readonly<Record<ShippingKind, readonly ShippingPrice[]>> = {
  standard: [
    aShippingPrice('DE', 490, 0, 7000),
    aShippingPrice('DE', 0, 7000),
    aShippingPrice('AT', 990),
    aShippingPrice('CH', 1490),
  ],
  roll: [
    aShippingPrice('DE', 490 + 690, 0, 7000),
    aShippingPrice('DE', 690, 7000),
    aShippingPrice('AT', 990 + 990),
    aShippingPrice('CH', 1490 + 1490),
  ],
  letter: [aShippingPrice('DE', 260), aShippingPrice('AT', 390), aShippingPrice('CH', 490)],
  pickup: NOTHING,
  download: NOTHING,
}

export function allShippingMethods(): readonly ShippingMethod[] {
  return (['standard', 'roll', 'letter', 'pickup', 'download'] as const).map((kind) =>
    aShippingMethod(kind),
  )
}

export function allPaymentMethods(): readonly PaymentMethod[] {
  return (['card', 'prepayment', 'invoice', 'cash'] as const).map((kind) => aPaymentMethod(kind))
}
