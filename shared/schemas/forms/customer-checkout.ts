import { orderSchema, type CheckoutRules } from './checkout.ts'
import { validateForm } from './field-error.ts'
import type { Fields } from './fields.ts'
import { chosenId } from './text.ts'
import { z } from './zod.ts'

function customerOrderSchema(rules: Pick<CheckoutRules, 'hasDownloads'>) {
  return z.object({
    billingAddressId: chosenId('choice'),
    shippingAddressId: chosenId('choice'),
    ...orderSchema(rules).shape,
  })
}

/** Validates the checkout form of a customer, who chooses stored addresses. */
export function checkCustomerOrder(fields: Fields, rules: Pick<CheckoutRules, 'hasDownloads'>) {
  return validateForm(customerOrderSchema(rules), fields)
}
