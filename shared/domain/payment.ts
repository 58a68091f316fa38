import type { PaymentMethodId } from './ids.ts'

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
