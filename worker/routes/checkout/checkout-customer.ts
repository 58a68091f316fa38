import type { Choice } from '#client/ui/form/form-context.ts'
import type { Address } from '#shared/schemas/store-api/context.ts'
import type { CheckoutCustomer } from '#worker/pages/checkout/account-step.tsx'
import type { LoadedCheckout } from './load-checkout.ts'

/** The customer whose checkout it is; null for guests. */
export function customerOf({ context, addresses }: LoadedCheckout): CheckoutCustomer | null {
  const { customer } = context
  if (!customer || !addresses) return null
  return { name: `${customer.firstName} ${customer.lastName}`, email: customer.email }
}

/** The addresses that a customer chooses from; null for guests. */
export function addressChoices({ addresses }: LoadedCheckout): readonly Choice[] | null {
  return addresses && addresses.map((address) => ({ id: address.id, name: lineOf(address) }))
}

function lineOf(address: Address): string {
  const { company, firstName, lastName, street, zipcode, city, country } = address
  const parts = [company, `${firstName} ${lastName}`, street, `${zipcode ?? ''} ${city}`.trim()]
  return [...parts, country?.name].filter(Boolean).join(', ')
}
