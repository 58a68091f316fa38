import type { Fields } from '#shared/schemas/forms/fields.ts'
import { addressValues } from '../account/profile/address-values.ts'
import { readFieldValues } from '../forms/field-values.ts'
import type { LoadedCheckout } from './load-checkout.ts'

type Values = Readonly<Record<string, string>>

/** The initial values of the form: a guest's stored addresses, otherwise the defaults. */
export function firstValues({ context }: LoadedCheckout): Values {
  const { customer, shippingLocation } = context
  const usual = { countryId: shippingLocation.country.id }
  const billing = customer?.activeBillingAddress
  const shipping = customer?.activeShippingAddress
  const differs = billing && shipping && billing.id !== shipping.id
  return {
    ...grouped('billingAddress', usual),
    ...grouped('shippingAddress', usual),
    ...(billing && grouped('billingAddress', addressValues(billing))),
    ...(differs && grouped('shippingAddress', addressValues(shipping))),
    ...(differs && { differentShipping: '1' }),
    ...(billing && { billingAddressId: billing.id }),
    ...(shipping && { shippingAddressId: shipping.id }),
    ...(customer && { email: customer.email, vatId: customer.vatIds?.[0] ?? '' }),
  }
}

/** The entered values by input name. All other inputs have their initial values. */
export function laterValues(fields: Fields, loaded: LoadedCheckout): Values {
  // Cart and hash belong to the displayed summary, a card token to one payment.
  const {
    cartId: _cart,
    hash: _hash,
    buyer: _buyer,
    cardToken: _token,
    ...input
  } = readFieldValues(fields)
  return { ...withoutTicks(firstValues(loaded)), ...input }
}

/** Browsers do not send an unticked box, so its initial value must not tick it again. */
function withoutTicks({ differentShipping: _tick, ...values }: Values): Values {
  return values
}

function grouped(group: string, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`${group}.${name}`, value]),
  )
}
