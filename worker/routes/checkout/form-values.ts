import type { Fields } from '#shared/schemas/forms/fields.ts'
import { addressValues } from '../account/profile/address-values.ts'
import { typedValues } from '../forms/typed-values.ts'
import type { LoadedCheckout } from './load-checkout.ts'

type Values = Readonly<Record<string, string>>

/** What the form starts with: a guest's addresses if there are some, else the usual choices. */
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

/** What was typed, as the inputs are named; the rest of the form starts as usual. */
export function laterValues(fields: Fields, loaded: LoadedCheckout): Values {
  // Cart and hash belong to the summary that was seen, a card's token to one payment.
  const {
    cartId: _cart,
    hash: _hash,
    buyer: _buyer,
    cardToken: _token,
    ...typed
  } = typedValues(fields)
  return { ...withoutTicks(firstValues(loaded)), ...typed }
}

/** A tick that was taken back is not sent: it must not come back from what was known before. */
function withoutTicks({ differentShipping: _tick, ...values }: Values): Values {
  return values
}

function grouped(group: string, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`${group}.${name}`, value]),
  )
}
