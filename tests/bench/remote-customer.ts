import { MINUTE_MS } from '#shared/domain/durations.ts'
import { ACTION_PATHS } from '#shared/paths.ts'
import { SECRETS } from '#scripts/test/seeded-shop.ts'
import { firstChoice, formFields } from '#tests/builders/form-fields.ts'
import { formToken } from '#tests/builders/form-token.ts'
import { aShopper } from './shopper.ts'

/** A product of the demo behind a Shopware. */
export const REMOTE_PRODUCT = '/Ripstop-Nylon-silikonbeschichtet-20den-36g-qm-Schwarz/70000'

const OWN_NAME = {
  firstName: 'Lena',
  lastName: 'Vogel',
  street: 'Webergasse 4',
  zipcode: '01067',
  city: 'Dresden',
}

/** The cookies of a new customer with a product in the cart. */
export async function customerCookies(origin: string, email: string): Promise<string> {
  const shopper = aShopper(origin, '198.51.100.7')
  const { text } = await shopper.see('registration', '/register')
  await shopper.send('registration, sent', '/register', {
    ...formFields(text),
    ...OWN_NAME,
    formToken: formToken(SECRETS.SIGNING_SECRET, Date.now() - MINUTE_MS),
    salutationId: firstChoice(text, 'salutationId'),
    email,
    password: 'Steppstich 3,5 mm',
    acceptedDataProtection: '1',
  })
  const product = await shopper.see('product', REMOTE_PRODUCT)
  await shopper.send('cart', ACTION_PATHS.cartAdd, { ...formFields(product.text), metres: '2' })
  const failed = shopper.steps.filter(({ isExpected }) => !isExpected)
  if (failed.length > 0) throw new Error(`No customer: ${JSON.stringify(failed)}`)
  return shopper.cookieHeader()
}
