import { orNull } from './answer-values.ts'
import { CartView, Remark } from './cart-view.ts'
import { FAULT_KINDS, type Fault } from './fault.ts'
import { z } from './zod.ts'

/** A way to ship or to pay, as a choice: `refusal` says why it cannot be taken. */
export const MethodView = z.object({
  id: z.string(),
  name: z.string(),
  note: z.string(),
  cost: z.string(),
  /** What is drawn beside a way to pay; for `card` there are fields below it. */
  kind: z.string(),
  refusal: orNull(z.string()),
})
export type MethodView = z.infer<typeof MethodView>

/** What the server calculates: it changes with country, shipping and payment. */
export const CheckoutSums = z.object({
  cart: CartView,
  shippingMethods: z.array(MethodView),
  paymentMethods: z.array(MethodView),
  shippingMethodId: z.string(),
  paymentMethodId: z.string(),
})
export type CheckoutSums = z.infer<typeof CheckoutSums>

/** What a checkout form answers to an island: where to go on, or what is still to be done. */
export const CheckoutAnswer = z.object({
  location: orNull(z.string()),
  sums: orNull(CheckoutSums),
  faults: z.custom<Readonly<Record<string, Fault>>>(areFaults),
  remarks: z.array(Remark),
})
export type CheckoutAnswer = z.infer<typeof CheckoutAnswer>

function areFaults(value: unknown): boolean {
  return isNamed(value) && Object.values(value).every(isFault)
}

/** No record of zod's: that alone would cost the checkout half a kilobyte. */
function isFault(value: unknown): boolean {
  return isNamed(value) && 'kind' in value && FAULT_KINDS.some((kind) => kind === value.kind)
}

function isNamed(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
