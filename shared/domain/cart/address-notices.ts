import type { CartAddress, CartContext } from './cart-context.ts'
import type { CartError } from './cart-error.ts'
import { ERROR_LEVEL } from './cart-error.ts'

type AddressRole = 'shipping' | 'billing'

/**
 * Notices about the addresses, or about the chosen country before an address is known. Without a
 * parcel (pick-up, downloads) the country of the shipping address is not checked.
 */
export function addressNotices(context: CartContext, isShipped: boolean): readonly CartError[] {
  return [
    ...noticesOf('billing', context.billingAddress, true),
    ...noticesOf('shipping', context.shippingAddress, isShipped),
    ...(isShipped && !context.shippingAddress && context.blockedCountry !== null
      ? [countryBlocked('shipping', context.blockedCountry)]
      : []),
  ]
}

function noticesOf(
  role: AddressRole,
  address: CartAddress | null,
  countryMatters: boolean,
): readonly CartError[] {
  if (!address) return []
  const notices: CartError[] = []
  if (countryMatters && !address.countryAllowed)
    notices.push(countryBlocked(role, address.countryName))
  if (address.salutationMissing)
    notices.push(missing(`salutation-missing-${role}-address`, address))
  if (address.regionMissing)
    notices.push(missing(`country-region-missing-${role}-address`, address))
  return notices
}

function countryBlocked(role: AddressRole, name: string): CartError {
  const key = `${role}-address-blocked` as const
  return {
    key,
    id: `${key}-${name}`,
    level: ERROR_LEVEL.error,
    blocksOrder: true,
    recurs: true,
    parameters: { name },
  }
}

function missing(
  key: `${'salutation' | 'country-region'}-missing-${AddressRole}-address`,
  address: CartAddress,
): CartError {
  return {
    key,
    id: key,
    level: ERROR_LEVEL.warning,
    blocksOrder: true,
    recurs: true,
    parameters: { addressId: address.id },
  }
}
