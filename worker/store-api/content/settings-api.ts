import { DEFAULT_LOCALE, LOCALES } from '#shared/i18n/locales.ts'
import { LEGAL_PAGES } from '#shared/legal-pages.ts'
import { PublicSettings } from '#shared/schemas/import/shop.ts'
import { z } from '#shared/schemas/zod.ts'
import type { Transport } from '../transport/call.ts'

/** The settings that the embedded backend adds to Shopware's own. */
export const OwnSettings = z.object({
  extensions: z.object({
    ripstop: z.object({
      /** Null without a `shop.json`. */
      settings: PublicSettings.nullable(),
      /** Linked pages that the catalogue lacks; paths have no locale prefix. */
      missingPages: z.array(
        z.object({ name: z.enum(LEGAL_PAGES), locale: z.enum(LOCALES), path: z.string() }),
      ),
      /** The country of the shop, and the value of goods from which a parcel is free there. */
      freeShipping: z.object({ country: z.string(), fromCents: z.int() }).nullable(),
    }),
  }),
})
export type OwnSettings = z.infer<typeof OwnSettings>['extensions']['ripstop']

/** The settings of the embedded backend; they are the same in every language. */
export function settingsApi(transport: Transport) {
  return {
    own: () =>
      transport({
        method: 'GET',
        path: '/shop-settings',
        schema: OwnSettings,
        locale: DEFAULT_LOCALE,
        cache: { lifetime: 'texts' },
      }),
  }
}
