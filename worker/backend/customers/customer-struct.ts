import type { Locale } from '#shared/i18n/locales.ts'
import { decimalFromCents } from '#shared/domain/money.ts'
import { CHANNEL_ID, CUSTOMER_GROUP } from '#worker/backend/channel/channel.ts'
import { paymentMethodStruct } from '#worker/backend/channel/method-structs.ts'
import {
  addressStruct,
  countryStruct,
  salutationStruct,
} from '#worker/backend/channel/place-structs.ts'
import { languageStruct } from '#worker/backend/channel/language-struct.ts'
import { CHANNEL_LANGUAGES, LANGUAGE_ID } from '#worker/backend/http/languages.ts'
import { associationsOf, associationsWithin } from '#worker/backend/http/criteria/criteria.ts'
import type { ShopPaymentMethod } from '#worker/backend/channel/payment-methods.ts'
import type { Places, ShopCountry } from '#worker/backend/channel/places.ts'
import type { Input } from '#worker/backend/http/env.ts'
import { addressOf, type Customer } from './customer.ts'
import { groupStruct } from './customer-group.ts'
import type { CustomerAddress } from '#worker/backend/tables/order-records.ts'

/** A customer's addresses and the lists of the shop that they refer to. */
export type CustomerContext = Places &
  Readonly<{
    locale: Locale
    paymentMethods: readonly ShopPaymentMethod[]
    customer: Customer | null
    /** Null without a customer. */
    billingAddress: CustomerAddress | null
    shippingAddress: CustomerAddress | null
    /** The delivery country: the address's, else the chosen one, else the shop's. */
    country: ShopCountry
  }>

/** The included associations, and those inside each of them. */
type Parts = ReadonlyMap<string, ReadonlySet<string>>

const ALL_OF_AN_ADDRESS: ReadonlySet<string> = new Set(['country', 'countryState', 'salutation'])
const NOTHING_OF_IT: ReadonlySet<string> = new Set()
/** Data of a session's customer. */
const IN_A_SESSION: Parts = new Map([
  ['salutation', NOTHING_OF_IT],
  ['defaultPaymentMethod', NOTHING_OF_IT],
  ['defaultBillingAddress', ALL_OF_AN_ADDRESS],
  ['defaultShippingAddress', ALL_OF_AN_ADDRESS],
])

/** Data of a new customer in the response to a registration. */
const AT_REGISTRATION: Parts = new Map([
  ['salutation', NOTHING_OF_IT],
  ['addresses', NOTHING_OF_IT],
  ['defaultBillingAddress', ALL_OF_AN_ADDRESS],
  ['defaultShippingAddress', ALL_OF_AN_ADDRESS],
])

/** All data, for an export. */
const EVERYTHING: Parts = new Map([...IN_A_SESSION, ['group', NOTHING_OF_IT]])

/** Associations that a customer's response has; those that this shop lacks are null. */
const CUSTOMER_ASSOCIATIONS: ReadonlySet<string> = new Set(
  [
    'addresses defaultBillingAddress defaultShippingAddress salutation group requestedGroup',
    'language salesChannel tags promotions defaultPaymentMethod lastPaymentMethod',
    'orderCustomers productReviews wishlists',
  ].flatMap((line) => line.split(' ')),
)

export const customerInSession = (customer: Customer, context: CustomerContext) =>
  customerStruct(customer, context, IN_A_SESSION)

export const registeredCustomer = (customer: Customer, context: CustomerContext) => ({
  ...customerStruct(customer, context, AT_REGISTRATION),
  // The response never contains the confirmation link; only the mail does.
  hash: '',
})

export const wholeCustomer = (customer: Customer, context: CustomerContext) =>
  customerStruct(customer, context, EVERYTHING)

/** The customer with the requested associations. */
export function selectCustomerFields(customer: Customer, context: CustomerContext, input: Input) {
  const requested = [...associationsOf(input)].filter((name) => CUSTOMER_ASSOCIATIONS.has(name))
  const parts = new Map(requested.map((name) => [name, associationsWithin(input, name)]))
  return customerStruct(customer, context, parts)
}

function customerStruct(customer: Customer, context: CustomerContext, parts: Parts) {
  const { account, salutationId, summary } = customer
  const part = <T>(name: string, make: (within: ReadonlySet<string>) => T): T | null => {
    const within = parts.get(name)
    return within === undefined ? null : make(within)
  }
  const salutation = context.salutations.find(({ id }) => id === salutationId)
  const address = (name: string, stored: CustomerAddress | null) =>
    part(name, (within) => stored && addressIn(stored, customer, context, within))
  const isBusiness = customer.accountType === 'business'
  return {
    id: customer.id,
    customerNumber: customer.number,
    guest: customer.guest,
    active: true,
    doubleOptInRegistration: false,
    accountType: customer.accountType,
    email: customer.email,
    salutationId,
    salutation: part('salutation', () => (salutation ? salutationStruct(salutation) : null)),
    title: customer.title,
    firstName: customer.firstName,
    lastName: customer.lastName,
    ...(isBusiness && customer.company !== null && { company: customer.company }),
    vatIds: customer.vatIds.length > 0 ? customer.vatIds : null,
    birthday: customer.birthday,
    groupId: account?.group.id ?? CUSTOMER_GROUP.id,
    group: part('group', () =>
      account ? groupStruct(account.group, context.locale) : CUSTOMER_GROUP,
    ),
    requestedGroupId: account?.requestedGroupId ?? null,
    salesChannelId: CHANNEL_ID,
    languageId: LANGUAGE_ID[customer.locale],
    language: part('language', () => {
      const language = CHANNEL_LANGUAGES.find(({ locale }) => locale === customer.locale)
      return language ? languageStruct(language, context.locale) : null
    }),
    ...paymentMethodIn(customer, context, parts),
    doubleOptInEmailSentDate: account?.optInSentAt ?? null,
    doubleOptInConfirmDate: account?.confirmedAt ?? null,
    hash: null,
    // A registration also logs in.
    firstLogin: account?.firstLoginAt ?? customer.createdAt,
    lastLogin: account?.lastLoginAt ?? null,
    lastOrderDate: summary.lastOrderAt,
    orderCount: summary.orders,
    orderTotalAmount: decimalFromCents(summary.orderedCents),
    reviewCount: summary.reviews,
    defaultBillingAddressId: customer.defaultBillingAddressId,
    defaultShippingAddressId: customer.defaultShippingAddressId,
    defaultBillingAddress: address('defaultBillingAddress', addressOf(customer, null, 'billing')),
    defaultShippingAddress: address(
      'defaultShippingAddress',
      addressOf(customer, null, 'shipping'),
    ),
    // Shopware 6.7 includes both in every customer.
    activeBillingAddress:
      context.billingAddress && addressIn(context.billingAddress, customer, context),
    activeShippingAddress:
      context.shippingAddress && addressIn(context.shippingAddress, customer, context),
    addresses: part('addresses', (within) =>
      customer.addresses.map((stored) => addressIn(stored, customer, context, within)),
    ),
    createdAt: customer.createdAt,
    customFields: null,
    apiAlias: 'customer',
  }
}

/**
 * The customer's payment method: `lastPaymentMethod` in 6.7, `defaultPaymentMethod` in 6.6. Before
 * a choice it is the shop's first.
 */
function paymentMethodIn({ account }: Customer, { paymentMethods }: CustomerContext, parts: Parts) {
  const chosen = paymentMethods.find(({ id }) => id === account?.paymentMethodId)
  const standard = chosen ?? paymentMethods.find(({ active }) => active)
  const structIn = (name: string, method: typeof chosen) =>
    parts.has(name) && method ? paymentMethodStruct(method) : null
  return {
    lastPaymentMethodId: chosen?.id ?? null,
    lastPaymentMethod: structIn('lastPaymentMethod', chosen),
    defaultPaymentMethodId: standard?.id ?? null,
    defaultPaymentMethod: structIn('defaultPaymentMethod', standard),
  }
}

/**
 * An address of a customer in the format of the customer's own routes.
 * @param parts the included associations among `country`, `countryState` and `salutation`
 */
export function addressIn(
  address: CustomerAddress,
  customer: Pick<Customer, 'id' | 'defaultBillingAddressId' | 'defaultShippingAddressId'>,
  context: Places,
  parts: ReadonlySet<string> = ALL_OF_AN_ADDRESS,
) {
  const struct = addressStruct(address, context, 'customer_address')
  return {
    ...struct,
    country: parts.has('country') ? struct.country : null,
    countryState: parts.has('countryState') ? struct.countryState : null,
    salutation: parts.has('salutation') ? struct.salutation : null,
    customerId: customer.id,
    isDefaultBillingAddress: address.id === customer.defaultBillingAddressId,
    isDefaultShippingAddress: address.id === customer.defaultShippingAddressId,
  }
}

/** The destination of the session's cart: its country, and the address if known. */
export function shippingLocation(context: CustomerContext) {
  const { country, customer, shippingAddress } = context
  return {
    country: countryStruct(country),
    state: null,
    address: shippingAddress && customer && addressIn(shippingAddress, customer, context),
    apiAlias: 'cart_delivery_shipping_location',
  }
}
