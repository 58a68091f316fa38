import { StoreApiErrors } from '#shared/schemas/store-api/order.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { Transport } from '../transport/transport.ts'
import { requirementsIn } from './requirements.ts'

/**
 * What the forms of a shop have to ask. No call of the Store API tells it, but a form that is empty
 * is refused field by field, and then nothing is written, sent or counted.
 */
export function requirementsApi(transport: Transport) {
  const requested = (locale: Locale, path: string, body: object) =>
    transport({
      method: 'POST',
      onlyReads: true,
      path,
      body,
      locale,
      schema: Refused,
      readsRefusal: true,
      keep: { lifetime: 'texts' },
    })
  return {
    ofMessages: (locale: Locale) => requested(locale, EMPTY_MESSAGE.path, EMPTY_MESSAGE.body),
    ofRegistrations: (locale: Locale) =>
      requested(locale, EMPTY_REGISTRATION.path, EMPTY_REGISTRATION.body),
  }
}

const Refused = StoreApiErrors.transform(({ errors }) => requirementsIn(errors))

export const EMPTY_MESSAGE = { path: '/contact-form', body: {} }
/** The password is too short anywhere, so that the refusal tells the least length. */
export const EMPTY_REGISTRATION = { path: '/account/register', body: { password: '-' } }
