import type { PaymentMethodId } from './ids.ts'
import type { Cents } from './money.ts'
import type { ShippingKind } from './shipping.ts'

export type PaymentKind = 'card' | 'prepayment' | 'invoice' | 'cash'

export type PaymentMethod = Readonly<{
  id: PaymentMethodId
  kind: PaymentKind
  /** In the shopper's language, for notices. */
  name: string
  position: number
  active: boolean
}>

/** Who buys: the rules ask for nothing else. `guest` is also whoever has not said a name yet. */
export type Buyer = Readonly<{ account: 'guest' | 'registered'; type: 'private' | 'business' }>

/** What is paid for. `shipping` is null while no method is known. */
export type Purchase = Readonly<{ buyer: Buyer; shipping: ShippingKind | null }>

export type PaymentRefusal = 'inactive' | 'registered-businesses-only' | 'pickup-only'

/** Why a method cannot pay for a purchase, null if it can. */
export function paymentRefusal(method: PaymentMethod, purchase: Purchase): PaymentRefusal | null {
  const { buyer, shipping } = purchase
  if (!method.active) return 'inactive'
  if (method.kind === 'cash' && shipping !== 'pickup') return 'pickup-only'
  if (method.kind === 'invoice' && (buyer.account !== 'registered' || buyer.type !== 'business'))
    return 'registered-businesses-only'
  return null
}

/** Nothing to pay asks for no method and no gateway. */
export function needsPayment(total: Cents): boolean {
  return total > 0
}
