import { addressStruct } from '#worker/backend/context/place-structs.ts'
import type { Surroundings } from '#worker/backend/context/surroundings.ts'
import { CHANNEL_ID, CUSTOMER_GROUP } from '#worker/backend/context/channel.ts'
import { LANGUAGE_ID } from '#worker/backend/channel/languages.ts'
import type { Customer } from './customer.ts'

/** The customer of a session, with the addresses that are active in it. */
export function customerStruct(customer: Customer, around: Surroundings) {
  const { billingAddress, shippingAddress, locale } = around
  return {
    id: customer.id,
    customerNumber: customer.number,
    guest: customer.guest,
    active: true,
    doubleOptInRegistration: false,
    accountType: customer.accountType,
    email: customer.email,
    salutationId: customer.salutationId,
    firstName: customer.firstName,
    lastName: customer.lastName,
    ...(customer.company === null ? {} : { company: customer.company }),
    vatIds: customer.vatIds,
    groupId: CUSTOMER_GROUP.id,
    salesChannelId: CHANNEL_ID,
    languageId: LANGUAGE_ID[locale],
    defaultBillingAddressId: customer.defaultBillingAddressId,
    defaultShippingAddressId: customer.defaultShippingAddressId,
    activeBillingAddress: billingAddress && addressIn(billingAddress, customer, around),
    activeShippingAddress: shippingAddress && addressIn(shippingAddress, customer, around),
    createdAt: customer.createdAt,
    customFields: {},
    apiAlias: 'customer',
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
