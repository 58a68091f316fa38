import type { Faults } from '#shared/schemas/forms/fault.ts'
import type { StoreApiErrors } from '#shared/schemas/store-api/order.ts'
import { fieldFaults } from '../forms/field-faults.ts'

/** The Store API has these fields outside of the address, our form has them in it. */
const OF_BILLING: readonly string[] = ['firstName', 'lastName', 'salutationId', 'countryId']

/** The errors of the checkout's fields, from the refusal of a guest. */
export function refusalFaults(errors: StoreApiErrors['errors']): Faults {
  return fieldFaults(errors, (field, group) => {
    if (group) return `${group}.${field}`
    return OF_BILLING.includes(field) ? `billingAddress.${field}` : field
  })
}
