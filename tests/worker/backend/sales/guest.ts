import { Customer } from '#shared/schemas/store-api/context.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import type { Client } from './client.ts'

export const anAddress = (changes: Readonly<Record<string, unknown>> = {}) => ({
  firstName: 'Katrin',
  lastName: 'Sommerfeld',
  street: 'Elbhangstraße 27',
  zipcode: '01099',
  city: 'Dresden',
  countryId: idOf('country', 'DE'),
  salutationId: idOf('salutation', 'mrs'),
  ...changes,
})

/** A guest from Dresden, as registered by our checkout. */
export const aGuest = (changes: Readonly<Record<string, unknown>> = {}) => ({
  guest: true,
  email: 'katrin@example.org',
  firstName: 'Katrin',
  lastName: 'Sommerfeld',
  salutationId: idOf('salutation', 'mrs'),
  accountType: 'private',
  acceptedDataProtection: true,
  storefrontUrl: 'https://shop.test',
  billingAddress: anAddress(),
  ...changes,
})

export function register(client: Client, changes: Readonly<Record<string, unknown>> = {}) {
  return client.ask(Customer, 'POST', '/account/register', aGuest(changes))
}
