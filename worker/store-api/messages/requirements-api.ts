import { StoreApiErrors } from '#shared/schemas/store-api/order.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { Transport } from '../transport/call.ts'
import { requirementsIn } from './requirements.ts'

/**
 * The required fields of a shop's forms. The Store API has no call for them, but it refuses an
 * empty form field by field. Nothing is then written, sent or counted.
 */
export function requirementsApi(transport: Transport) {
  const requested = (locale: Locale, path: string, body: object) =>
    transport({
      method: 'POST',
      onlyReads: true,
      path,
      body,
      locale,
      schema: Requirements,
      readsRefusal: true,
      cache: { lifetime: 'texts' },
    })
  return {
    ofMessages: (locale: Locale) => requested(locale, EMPTY_MESSAGE.path, EMPTY_MESSAGE.body),
    ofRegistrations: (locale: Locale) =>
      requested(locale, EMPTY_REGISTRATION.path, EMPTY_REGISTRATION.body),
  }
}

const Requirements = StoreApiErrors.transform(({ errors }) => requirementsIn(errors))

export const EMPTY_MESSAGE = { path: '/contact-form', body: {} }
/** This password is too short for every shop, so the refusal names the minimum length. */
export const EMPTY_REGISTRATION = { path: '/account/register', body: { password: '-' } }
