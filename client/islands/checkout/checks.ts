import { checkCheckout, type CheckoutRules } from '#shared/schemas/forms/checkout.ts'
import { CheckoutAnswer } from '#shared/schemas/forms/checkout-view.ts'
import { checkCustomerOrder } from '#shared/schemas/forms/customer-checkout.ts'
import type { Faults } from '#shared/schemas/forms/field-error.ts'
import { fieldsOf } from '#shared/schemas/forms/fields.ts'

/** The errors of a form that is about to be sent, by the names of its inputs. */
export function findFaults(
  entries: readonly [string, string][],
  rules: CheckoutRules,
  isCustomer: boolean,
): Faults {
  const fields = fieldsOf(entries)
  const checked = isCustomer ? checkCustomerOrder(fields, rules) : checkCheckout(fields, rules)
  return checked.ok ? {} : checked.error
}

/** An answer of the server; null if it cannot be read. */
export function readAnswer(answer: unknown): CheckoutAnswer | null {
  const parsed = CheckoutAnswer.safeParse(answer)
  return parsed.success ? parsed.data : null
}
