import { vatIdPattern } from '#shared/domain/tax/vat-id.ts'
import { CURRENCY_ID } from './channel.ts'
import {
  postalCodePattern,
  type Places,
  type ShopCountry,
  type ShopSalutation,
  type ShopState,
} from './places.ts'
import type { CustomerAddress } from '#worker/backend/tables/order-records.ts'

/** The format of addresses for clients that print them, as in Shopware. */
const ADDRESS_FORMAT = [
  ['address/company', 'symbol/dash', 'address/department'],
  ['address/first_name', 'address/last_name'],
  ['address/street'],
  ['address/zipcode', 'address/city'],
  ['address/country'],
]

/** No cart value exempts a customer from tax. */
const NO_TAX_FREE_AMOUNT = {
  enabled: false,
  currencyId: CURRENCY_ID,
  amount: 0,
  apiAlias: 'shopware_core_framework_data_abstraction_layer_tax_free_config',
}

/** A Store API country. Its states are included only on request. */
export function countryStruct(country: ShopCountry, { withStates = false } = {}) {
  const { id, iso, iso3, name, position, isEu, active, shippingAvailable } = country
  const postalCode = postalCodePattern(iso)
  return {
    id,
    name,
    iso,
    iso3,
    position,
    active,
    isEu,
    shippingAvailable,
    displayStateInRegistration: false,
    forceStateInRegistration: false,
    postalCodeRequired: true,
    checkPostalCodePattern: postalCode !== null,
    checkAdvancedPostalCodePattern: false,
    advancedPostalCodePattern: null,
    defaultPostalCodePattern: postalCode,
    checkVatIdPattern: true,
    vatIdPattern: vatIdPattern(iso),
    vatIdRequired: false,
    customerTax: NO_TAX_FREE_AMOUNT,
    companyTax: NO_TAX_FREE_AMOUNT,
    addressFormat: ADDRESS_FORMAT,
    states: withStates ? country.states.map(stateStruct) : null,
    customFields: null,
    translated: { name, addressFormat: ADDRESS_FORMAT, customFields: {} },
    apiAlias: 'country',
  }
}

export function stateStruct({ id, countryId, shortCode, name, position }: ShopState) {
  return {
    id,
    countryId,
    shortCode,
    name,
    position,
    active: true,
    customFields: null,
    translated: { name, customFields: {} },
    apiAlias: 'country_state',
  }
}

export function salutationStruct({ id, key, displayName, letterName }: ShopSalutation) {
  return {
    id,
    salutationKey: key,
    displayName,
    letterName,
    customFields: null,
    translated: { displayName, letterName, customFields: {} },
    apiAlias: 'salutation',
  }
}

/** A Store API address. `alias` distinguishes customers' from orders' addresses. */
export function addressStruct(
  address: CustomerAddress,
  { countries, salutations }: Places,
  alias: 'customer_address' | 'order_address',
) {
  const country = countries.find(({ id }) => id === address.countryId)
  const state = country?.states.find(({ id }) => id === address.countryStateId)
  const salutation = salutations.find(({ id }) => id === address.salutationId)
  return {
    id: address.id,
    salutationId: address.salutationId,
    firstName: address.firstName,
    lastName: address.lastName,
    company: address.company,
    street: address.street,
    additionalAddressLine1: address.additionalLine,
    additionalAddressLine2: address.secondLine,
    department: address.department,
    title: address.title,
    zipcode: address.zipcode,
    city: address.city,
    countryId: address.countryId,
    countryStateId: address.countryStateId,
    phoneNumber: address.phone,
    customFields: null,
    createdAt: address.createdAt,
    updatedAt: null,
    country: country ? countryStruct(country) : null,
    countryState: state ? stateStruct(state) : null,
    salutation: salutation ? salutationStruct(salutation) : null,
    apiAlias: alias,
  }
}
