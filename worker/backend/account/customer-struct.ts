import { CHANNEL_ID, CUSTOMER_GROUP } from '#worker/backend/context/channel.ts'
import { paymentMethodStruct } from '#worker/backend/context/method-structs.ts'
import { addressStruct, salutationStruct } from '#worker/backend/context/place-structs.ts'
import type { Surroundings } from '#worker/backend/context/surroundings.ts'
import { LANGUAGE_ID } from '#worker/backend/channel/languages.ts'
import { addressOf, type Customer } from './customer.ts'
import { groupStruct } from './customer-group.ts'

/** The customer of a session, with the addresses that are active in it. */
export function customerStruct(customer: Customer, around: Surroundings) {
  const { billingAddress, shippingAddress, salutations } = around
  const { account, salutationId } = customer
  const salutation = salutations.find(({ id }) => id === salutationId)
  const standard = (role: 'billing' | 'shipping') =>
    addressIn(addressOf(customer, null, role), customer, around)
  return {
    id: customer.id,
    customerNumber: customer.number,
    guest: customer.guest,
    active: true,
    doubleOptInRegistration: false,
    accountType: customer.accountType,
    email: customer.email,
    salutationId,
    salutation: salutation ? salutationStruct(salutation) : null,
    title: customer.title,
    firstName: customer.firstName,
    lastName: customer.lastName,
    ...(customer.company === null ? {} : { company: customer.company }),
    vatIds: customer.vatIds,
    birthday: customer.birthday,
    groupId: account?.group.id ?? CUSTOMER_GROUP.id,
    group: account ? groupStruct(account.group, around.locale) : CUSTOMER_GROUP,
    requestedGroupId: account?.requestedGroupId ?? null,
    salesChannelId: CHANNEL_ID,
    languageId: LANGUAGE_ID[customer.locale],
    ...paymentMethodIn(customer, around),
    doubleOptInEmailSentDate: account?.optInSentAt ?? null,
    doubleOptInConfirmDate: account?.confirmedAt ?? null,
    firstLogin: account?.firstLoginAt ?? null,
    lastLogin: account?.lastLoginAt ?? null,
    defaultBillingAddressId: customer.defaultBillingAddressId,
    defaultShippingAddressId: customer.defaultShippingAddressId,
    defaultBillingAddress: standard('billing'),
    defaultShippingAddress: standard('shipping'),
    activeBillingAddress: billingAddress && addressIn(billingAddress, customer, around),
    activeShippingAddress: shippingAddress && addressIn(shippingAddress, customer, around),
    createdAt: customer.createdAt,
    customFields: {},
    apiAlias: 'customer',
  }
}

/** The way to pay that a customer chose once and for all, under the names of 6.6 and 6.7. */
function paymentMethodIn({ account }: Customer, { paymentMethods }: Surroundings) {
  const method = paymentMethods.find(({ id }) => id === account?.paymentMethodId)
  const struct = method ? paymentMethodStruct(method) : null
  const id = method?.id ?? null
  return {
    lastPaymentMethodId: id,
    lastPaymentMethod: struct,
    defaultPaymentMethodId: id,
    defaultPaymentMethod: struct,
  }
}

/** An address of a customer as the customer's own routes answer it. */
export function addressIn(
  address: Customer['addresses'][number],
  customer: Customer,
  around: Pick<Surroundings, 'countries' | 'salutations'>,
) {
  return {
    ...addressStruct(address, around, 'customer_address'),
    customerId: customer.id,
    isDefaultBillingAddress: address.id === customer.defaultBillingAddressId,
    isDefaultShippingAddress: address.id === customer.defaultShippingAddressId,
  }
}
