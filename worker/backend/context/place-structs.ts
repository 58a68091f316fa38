import type { CustomerAddress } from '#worker/backend/account/customer.ts'
import type { ShopCountry, ShopSalutation } from './places.ts'
import type { Surroundings } from './surroundings.ts'

/** A Store API country. No country that can be chosen has states or a tax rule of its own here. */
export function countryStruct(country: ShopCountry) {
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
    states: [],
    translated: { name },
    apiAlias: 'country',
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
    phoneNumber: address.phone,
    customFields: {},
    createdAt: address.createdAt,
    updatedAt: null,
    country: country ? countryStruct(country) : null,
    countryState: null,
    salutation: salutation ? salutationStruct(salutation) : null,
    apiAlias: alias,
  }
}
