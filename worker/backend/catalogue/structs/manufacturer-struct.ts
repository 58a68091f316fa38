import { formatCountry } from '#shared/i18n/format.ts'
import { DEFAULT_LOCALE, type Locale } from '#shared/i18n/locales.ts'
import type { StoredManufacturer } from '#worker/backend/tables/stored.ts'

type Contact = StoredManufacturer['contact']

const contactLine = ({ name, address, countryIso, email }: Contact, locale: Locale) =>
  [name, address, formatCountry(locale, countryIso), email].join(', ')

/** A Store API manufacturer with the addresses that product safety law requires. */
export function manufacturerStruct(id: string, maker: StoredManufacturer, locale: Locale) {
  const { name } = maker.contact
  const description = maker.description[locale]
  return {
    id,
    // A manufacturer has one name everywhere, given only in the shop's default language.
    name: locale === DEFAULT_LOCALE ? name : null,
    description,
    customFields: {
      ripstop_address: contactLine(maker.contact, locale),
      ripstop_responsible: maker.euResponsible && contactLine(maker.euResponsible, locale),
    },
    translated: { name, description, customFields: {} },
    apiAlias: 'product_manufacturer',
  }
}
