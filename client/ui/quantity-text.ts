import { catalogue as de } from '#shared/i18n/de/catalogue.ts'
import { catalogue as en } from '#shared/i18n/en/catalogue.ts'
import { formatLength } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'

const WORDS = { de, en } as const

/** Wire units as a shopper reads them: "2,4 m" of a metre good, else "3 Stück". */
export function quantityText(locale: Locale, byMetre: boolean, units: number): string {
  return byMetre ? formatLength(locale, units) : WORDS[locale].pieces({ count: units })
}
