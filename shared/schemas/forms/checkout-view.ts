import { CartView, Remark } from './cart-view.ts'
import { FAULT_KINDS } from './fault.ts'
import { z } from './zod.ts'

/** A way to ship or to pay, as a choice: `refusal` says why it cannot be taken. */
export const MethodView = z.object({
  id: z.string(),
  name: z.string(),
  note: z.string(),
  cost: z.string(),
  refusal: z.nullable(z.string()),
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

const Fault = z.object({ kind: z.enum(FAULT_KINDS), limit: z.optional(z.number()) })

/** What a checkout form answers to an island: where to go on, or what is still to be done. */
export const CheckoutAnswer = z.object({
  location: z.nullable(z.string()),
  sums: z.nullable(CheckoutSums),
  faults: z.record(z.string(), Fault),
  remarks: z.array(Remark),
})
export type CheckoutAnswer = z.infer<typeof CheckoutAnswer>
