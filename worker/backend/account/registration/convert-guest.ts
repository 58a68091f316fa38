import type { Result } from '#shared/domain/result.ts'
import type { Violation } from '#worker/backend/http/store-api-error.ts'
import { addressOf, type CustomerAddress } from '#worker/backend/customers/customer.ts'
import { registerAccount, type Registered } from './register-account.ts'
import type { Registration } from './registration-data.ts'
import type { SignedIn } from '#worker/backend/current-shopper/signed-in.ts'

/**
 * A guest chooses a password and keeps their orders. The address was never shown to be theirs, so
 * with double opt-in the mail decides, as in every registration.
 */
export function convertGuest(
  { shop, context, customer }: SignedIn,
  token: string,
  password: string,
): Promise<Result<Registered, readonly Violation[]>> {
  const billing = addressOf(customer, customer.defaultBillingAddressId, 'billing')
  const shipping = addressOf(customer, customer.defaultShippingAddressId, 'shipping')
  const registration: Registration = {
    email: customer.email,
    accountType: customer.accountType,
    company: customer.company,
    vatIds: customer.vatIds,
    salutationId: customer.salutationId,
    title: customer.title,
    firstName: customer.firstName,
    lastName: customer.lastName,
    birthday: customer.birthday,
    billingAddress: withoutId(billing),
    shippingAddress: shipping.id === billing.id ? null : withoutId(shipping),
  }
  const request = { registration, password, requestedGroupId: null, guestId: customer.id }
  return registerAccount(shop, token, context, request)
}

function withoutId({ id: _id, createdAt: _createdAt, ...address }: CustomerAddress) {
  return address
}
