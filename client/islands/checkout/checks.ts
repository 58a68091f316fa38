import { checkCheckout, type CheckoutRules } from '#shared/schemas/forms/checkout.ts'
import { CheckoutResponse } from '#shared/schemas/forms/checkout-view.ts'
import { checkCustomerOrder } from '#shared/schemas/forms/customer-checkout.ts'
import type { FieldErrors } from '#shared/schemas/forms/field-error.ts'
import { fieldsOf } from '#shared/schemas/forms/fields.ts'

/** The field errors of a form before its submit, by input name. */
export function findFieldErrors(
  entries: readonly [string, string][],
  rules: CheckoutRules,
  isCustomer: boolean,
): FieldErrors {
  const fields = fieldsOf(entries)
  const checked = isCustomer ? checkCustomerOrder(fields, rules) : checkCheckout(fields, rules)
  return checked.ok ? {} : checked.error
}

/** Parses a response of the server; null if it is invalid. */
export function readResponse(response: unknown): CheckoutResponse | null {
  const parsed = CheckoutResponse.safeParse(response)
  return parsed.success ? parsed.data : null
}
