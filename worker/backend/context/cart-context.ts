import type { CartAddress, CartContext } from '#shared/domain/cart/cart-context.ts'
import { EURO_ROUNDING } from '#shared/domain/cash-rounding.ts'
import { hexId, type AddressId } from '#shared/domain/ids.ts'
import { TAX_RATES, taxRatesFor, taxState } from '#shared/domain/tax-state.ts'
import type { CustomerAddress } from '#worker/backend/account/customer.ts'
import { HOME_COUNTRY } from '#worker/backend/catalogue/cart-product.ts'
import type { Surroundings } from './surroundings.ts'

/** The surroundings as the calculation takes them. There are no promotions to be found yet. */
export function cartContextOf(around: Surroundings): CartContext {
  const { customer, country, settings, shippingMethods, paymentMethods } = around
  return {
    taxState: taxStateOf(around),
    taxRates: taxRatesFor(country.iso, HOME_COUNTRY, TAX_RATES),
    country: country.iso,
    buyer: {
      account: customer && !customer.guest ? 'registered' : 'guest',
      type: customer?.accountType ?? 'private',
    },
    shippingMethodId: known(shippingMethods, settings.shippingMethodId),
    paymentMethodId: known(paymentMethods, settings.paymentMethodId),
    shippingMethods,
    paymentMethods,
    promotions: [],
    shippingAddress: around.shippingAddress && cartAddress(around.shippingAddress, around),
    billingAddress: around.billingAddress && cartAddress(around.billingAddress, around),
    itemRounding: EURO_ROUNDING,
    totalRounding: EURO_ROUNDING,
  }
}

/** A chosen id as long as its method is still there. */
function known<Id extends string>(
  methods: readonly { readonly id: Id }[],
  chosen: string | null,
): Id | null {
  return methods.find(({ id }) => id === chosen)?.id ?? null
}

/** Which prices this buyer sees and pays. */
export function taxStateOf({ customer, country }: Pick<Surroundings, 'customer' | 'country'>) {
  return taxState({
    shippingCountry: country.iso,
    homeCountry: HOME_COUNTRY,
    buyerType: customer?.accountType ?? 'private',
    vatIds: customer?.vatIds ?? [],
  })
}

function cartAddress(address: CustomerAddress, { countries }: Surroundings): CartAddress {
  const country = countries.find(({ id }) => id === address.countryId)
  return {
    id: hexId<AddressId>(address.id),
    countryName: country?.name ?? '',
    countryAllowed: country?.shippingAvailable ?? false,
    salutationMissing: address.salutationId === null,
    // No country that can be chosen here asks for a region.
    regionMissing: false,
  }
}
