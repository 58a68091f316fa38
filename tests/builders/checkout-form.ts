import type { CheckoutRules } from '#shared/schemas/forms/checkout.ts'

const id = (digit: string) => digit.repeat(32)

export const GERMANY = id('a')
export const AUSTRIA = id('b')

/** The rules of a shop that delivers to Germany and Austria. */
export function aCheckout(rules: Partial<CheckoutRules> = {}): CheckoutRules {
  return {
    nameMinLength: 3,
    countries: { [GERMANY]: 'DE', [AUSTRIA]: 'AT' },
    hasDownloads: false,
    ...rules,
  }
}

/** Valid input of a guest; a test changes fields. */
export function aGuestForm(changes: Readonly<Record<string, string>> = {}): [string, string][] {
  const input: Record<string, string> = {
    email: 'katrin@post.example',
    'billingAddress.salutationId': id('1'),
    'billingAddress.firstName': 'Katrin',
    'billingAddress.lastName': 'Sommerfeld',
    'billingAddress.street': 'Elbhangstraße 27',
    'billingAddress.zipcode': '01099',
    'billingAddress.city': 'Dresden',
    'billingAddress.countryId': GERMANY,
    shippingMethodId: id('2'),
    paymentMethodId: id('3'),
    terms: '1',
    cartId: id('4'),
    hash: id('5'),
    ...changes,
  }
  return Object.entries(input)
}
