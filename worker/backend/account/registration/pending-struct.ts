import type { ShopperContext } from '#worker/backend/current-shopper/shopper-context.ts'
import { newId } from '#worker/backend/sql/ids.ts'
import type { AddressInput } from '#worker/backend/customers/address-input.ts'
import { NOTHING_YET, type Customer } from '#worker/backend/customers/customer.ts'
import { registeredCustomer } from '#worker/backend/customers/customer-struct.ts'
import type { CustomerAddress } from '#worker/backend/tables/order-records.ts'
import type { PendingAccount } from '#worker/backend/tables/registration.ts'

/**
 * The response to a registration that awaits confirmation. Its ids do not exist yet. It is the same
 * for an address that already has an account.
 */
export function pendingStruct(account: PendingAccount, context: ShopperContext, at: Date) {
  const { registration, addressIds } = account
  const createdAt = at.toISOString()
  const address = (id: string, input: AddressInput): CustomerAddress => ({
    ...input,
    id,
    createdAt,
  })
  const billingAddress = address(addressIds.billing, registration.billingAddress)
  const shippingAddress = registration.shippingAddress
    ? address(addressIds.shipping, registration.shippingAddress)
    : billingAddress
  const customer: Customer = {
    ...registration,
    id: newId(),
    number: '',
    guest: false,
    locale: account.locale,
    defaultBillingAddressId: billingAddress.id,
    defaultShippingAddressId: shippingAddress.id,
    createdAt,
    seenAt: createdAt,
    addresses: [billingAddress, shippingAddress],
    account: null,
    summary: NOTHING_YET,
  }
  const struct = registeredCustomer(customer, { ...context, billingAddress, shippingAddress })
  return {
    ...struct,
    doubleOptInRegistration: true,
    doubleOptInEmailSentDate: createdAt,
    requestedGroupId: account.requestedGroup?.id ?? null,
  }
}
