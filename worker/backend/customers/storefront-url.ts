import { LOCALES, type Locale } from '#shared/i18n/locales.ts'
import { localised } from '#shared/paths.ts'
import type { Input } from '#worker/backend/http/env.ts'
import type { Violation } from '#worker/backend/http/store-api-error.ts'
import { fieldReader } from '../http/field-reader.ts'

/** Addresses of the storefront, one for each language, without a slash at the end. */
function domainsOf(origin: string): readonly { locale: Locale; url: string }[] {
  return LOCALES.map((locale) => ({
    locale,
    url: `${origin}${localised(locale, '/')}`.replace(/\/+$/, ''),
  }))
}

/**
 * Reads `storefrontUrl`: one of our own, so that no mail ever links elsewhere
 * (docs/store-api.md#registration).
 */
export function checkStorefrontUrl(input: Input, origin: string, violations: Violation[]): void {
  const sent = fieldReader(input, '', violations).text('storefrontUrl', 255)
  if (sent === '' || domainsOf(origin).some(({ url }) => url === sent.replace(/\/+$/, ''))) return
  const detail = 'The value you selected is not a valid choice.'
  violations.push({ pointer: '/storefrontUrl', name: 'NO_SUCH_CHOICE_ERROR', detail })
}
