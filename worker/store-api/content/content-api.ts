import type { Locale } from '#shared/i18n/locales.ts'
import { CmsPage, LandingPage } from '#shared/schemas/store-api/cms.ts'
import { z } from '#shared/schemas/zod.ts'
import { PLATE_FIELDS } from '../catalogue/catalogue-fields.ts'
import { cachedReader } from '../cache/cached-reader.ts'
import type { Transport } from '../transport/transport.ts'

const HomeLayout = z.object({ cmsPage: CmsPage.nullish() })

/** Pages of content. Their layout comes whole, of articles only what a plate shows. */
export function contentApi(transport: Transport) {
  const prices = cachedReader(transport, 'prices')
  return {
    landingPage: (locale: Locale, id: string) =>
      prices(locale, `/landing-page/${encodeURIComponent(id)}`, LandingPage, {
        includes: PLATE_FIELDS,
      }),

    /** What the shop shows on its first page. */
    homeLayout: (locale: Locale) =>
      prices(locale, '/category/home', HomeLayout, { includes: PLATE_FIELDS }),
  }
}
