import { idOf } from '#worker/backend/sql/ids.ts'
import { idOfProduct } from '../backend/sales/stock.ts'
import { fieldsIn, type Browser, type Page } from './browser.ts'

export const ADDRESS = {
  'billingAddress.salutationId': idOf('salutation', 'not_specified'),
  'billingAddress.firstName': 'Katrin',
  'billingAddress.lastName': 'Sommerfeld',
  'billingAddress.street': 'Elbhangstraße 27',
  'billingAddress.zipcode': '01099',
  'billingAddress.city': 'Dresden',
  email: 'katrin@example.org',
  terms: '1',
}

type Changes = Readonly<Record<string, string>>

/** Adds a buckle to the cart, opens the checkout and fills in a guest's fields. */
export async function filledCheckout(browser: Browser, changes: Changes = {}) {
  await browser.post('/checkout/cart/add', { productId: idOfProduct('24500'), quantity: '1' })
  return { ...fieldsIn(await browser.get('/checkout')), ...ADDRESS, ...changes }
}

/** The id of the shipping or payment method with this name, from its radio button. */
export function methodIn({ text }: Page, name: string): string {
  const choices = text.split('<div class="choice">')
  const choice = choices.find((one) => one.includes(`<b>${name}</b>`)) ?? ''
  return /value="([0-9a-f]{32})"/.exec(choice)?.[1] ?? `no method called ${name}`
}
