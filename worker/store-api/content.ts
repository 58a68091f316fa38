import type { Locale } from '#shared/i18n/locales.ts'
import { LandingPage } from '#shared/schemas/store-api/cms.ts'
import { PLATE_FIELDS } from './catalogue-fields.ts'
import type { Transport } from './transport.ts'

/** Pages of content. Their layout comes whole, of articles only what a plate shows. */
export function contentApi(transport: Transport) {
  return {
    landingPage: (locale: Locale, id: string) =>
      transport({
        method: 'POST',
        path: `/landing-page/${encodeURIComponent(id)}`,
        schema: LandingPage,
        body: { includes: PLATE_FIELDS },
        locale,
        seoUrls: true,
      }),
  }
}
