import { orNull } from './response-values.ts'
import { CartView, PageNotice } from './cart-view.ts'
import type { FieldError } from './field-error.ts'
import { z } from './zod.ts'

/** A shipping or payment method to choose; `refusal` is the reason why it is not available. */
export const MethodView = z.object({
  id: z.string(),
  name: z.string(),
  note: z.string(),
  cost: z.string(),
  /** The icon of a payment method; `card` has input fields below it. */
  kind: z.string(),
  refusal: orNull(z.string()),
})
export type MethodView = z.infer<typeof MethodView>

/** Sums calculated by the server; they depend on country, shipping and payment. */
export const CheckoutSums = z.object({
  cart: CartView,
  shippingMethods: z.array(MethodView),
  paymentMethods: z.array(MethodView),
  shippingMethodId: z.string(),
  paymentMethodId: z.string(),
})
export type CheckoutSums = z.infer<typeof CheckoutSums>

/** Response of a checkout form to an island: the next address, or the errors. */
export const CheckoutResponse = z.object({
  location: orNull(z.string()),
  sums: orNull(CheckoutSums),
  faults: z.custom<Readonly<Record<string, FieldError>>>(areFieldErrors),
  remarks: z.array(PageNotice),
})
export type CheckoutResponse = z.infer<typeof CheckoutResponse>

function areFieldErrors(value: unknown): boolean {
  return isNamed(value) && Object.values(value).every(isFieldError)
}

/** Not `z.record` or a list of kinds: they would add half a kilobyte to the checkout. */
function isFieldError(value: unknown): boolean {
  return isNamed(value) && 'kind' in value && typeof value.kind === 'string'
}

function isNamed(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
