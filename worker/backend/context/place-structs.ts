import type { CustomerAddress } from '#worker/backend/account/customer.ts'
import type { ShopCountry, ShopSalutation, ShopState } from './places.ts'
import type { Surroundings } from './surroundings.ts'

/** A Store API country; its states come only where they are asked for. No country has a tax rule. */
export function countryStruct(country: ShopCountry, { withStates = false } = {}) {
  const { id, iso, iso3, name, position, isEu, active, shippingAvailable } = country
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
    addressFormat: [],
    states: withStates ? country.states.map(stateStruct) : [],
    translated: { name },
    apiAlias: 'country',
  }
}

/** A Store API state or canton. */
export function stateStruct({ id, countryId, shortCode, name, position }: ShopState) {
  return {
    id,
    countryId,
    shortCode,
    name,
    position,
    active: true,
    customFields: null,
    translated: { name },
    apiAlias: 'country_state',
  }
}

export function salutationStruct({ id, key, displayName, letterName }: ShopSalutation) {
  return {
    id,
    salutationKey: key,
    displayName,
    letterName,
    translated: { displayName, letterName },
    apiAlias: 'salutation',
  }
}

type Places = Pick<Surroundings, 'countries' | 'salutations'>

/** A Store API address; `alias` tells a customer's from an order's. */
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
    zipcode: address.zipcode,
    city: address.city,
    countryId: address.countryId,
    countryStateId: address.countryStateId,
    phoneNumber: address.phone,
    customFields: {},
    createdAt: address.createdAt,
    updatedAt: null,
    country: country ? countryStruct(country) : null,
    countryState: state ? stateStruct(state) : null,
    salutation: salutation ? salutationStruct(salutation) : null,
    apiAlias: alias,
  }
}
