import { orNull } from './response-values.ts'
import { CartView, PageNotice } from './cart-view.ts'
import { FIELD_ERROR_KINDS, type FieldError } from './field-error.ts'
import { z } from './zod.ts'

/** A shipping or payment method as a choice: `refusal` says why it is excluded. */
export const MethodView = z.object({
  id: z.string(),
  name: z.string(),
  note: z.string(),
  cost: z.string(),
  /** The drawing beside a payment method; below `card` there are fields. */
  kind: z.string(),
  refusal: orNull(z.string()),
})
export type MethodView = z.infer<typeof MethodView>

/** The result of the server's calculation: it changes with country, shipping and payment. */
export const CheckoutSums = z.object({
  cart: CartView,
  shippingMethods: z.array(MethodView),
  paymentMethods: z.array(MethodView),
  shippingMethodId: z.string(),
  paymentMethodId: z.string(),
})
export type CheckoutSums = z.infer<typeof CheckoutSums>

/** The answer of a checkout form to an island: where to continue, or what is missing. */
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

/** Not a record of zod: that alone would cost the checkout half a kilobyte. */
function isFieldError(value: unknown): boolean {
  return isNamed(value) && 'kind' in value && FIELD_ERROR_KINDS.some((kind) => kind === value.kind)
}

function isNamed(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
