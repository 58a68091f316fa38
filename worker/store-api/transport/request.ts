import { HOLD_NOTICES } from '#shared/schemas/store-api/cart.ts'
import { ok } from '#shared/domain/result.ts'
import type { z } from '#shared/schemas/zod.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { Call, StoreApiAddress } from './call.ts'
import { idIn } from './languages.ts'

export const TIME_LIMIT_MS = 8_000
/** Longer, because an aborted call of this kind may already have changed the password. */
const LONG_LIMIT_MS = 25_000

/** The id of a language at the shop; null for the call that loads the languages. */
export async function languageIn({ languageIds }: StoreApiAddress, locale: Locale) {
  if (!languageIds) return ok(null)
  const ids = await languageIds()
  return ids.ok ? idIn(locale, ids.value) : ids
}

export function requestOf(
  address: StoreApiAddress,
  call: Omit<Call<z.ZodType>, 'schema' | 'cache'>,
  languageId: string | null,
): Request {
  const headers = new Headers({
    accept: 'application/json',
    'sw-access-key': address.accessKey,
  })
  if (languageId) headers.set('sw-language-id', languageId)
  if (address.segment !== 'gross') headers.set('ripstop-price-segment', address.segment)
  if (call.token) headers.set('sw-context-token', call.token)
  if (call.holdNotices) headers.set(HOLD_NOTICES, '1')
  if (call.seoUrls) headers.set('sw-include-seo-urls', '1')
  if (call.body !== undefined) headers.set('content-type', 'application/json')
  return new Request(`${address.url}${call.path}`, {
    method: call.method,
    headers,
    body: call.body === undefined ? null : JSON.stringify(call.body),
    signal: AbortSignal.timeout(call.takesLong ? LONG_LIMIT_MS : TIME_LIMIT_MS),
    redirect: 'manual',
  })
}
