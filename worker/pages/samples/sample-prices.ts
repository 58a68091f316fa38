import type { SampleRules } from '#shared/domain/samples.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'

/** The values of sentences about the price of samples. */
export function samplePrices(locale: Locale, { free, furtherCents }: SampleRules) {
  return { free, price: formatMoney(locale, furtherCents) }
}
