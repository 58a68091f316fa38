import type { Locale } from '#shared/i18n/locales.ts'
import type { LexiconTerm } from '#shared/schemas/store-api/entries.ts'
import type { PropertyOption } from '#shared/schemas/store-api/product.ts'
import { urls } from '#shared/urls.ts'

type Slugs = Readonly<Record<Locale, string>>

/** Slugs of lexicon terms that explain a property, by the property's key in an import. */
export const TERM_OF: Readonly<Record<string, Slugs>> = {
  denier: { de: 'denier', en: 'denier' },
  coating: { de: 'beschichtung', en: 'coating' },
  hydrostatic_head: { de: 'wassersaeule', en: 'hydrostatic-head' },
  mvtr: { de: 'dampfdurchlaessigkeit', en: 'breathability-mvtr' },
  dwr: { de: 'impraegnierung-dwr', en: 'durable-water-repellent-dwr' },
  downproof: { de: 'daunendicht', en: 'downproof' },
  stretch: { de: 'dehnung', en: 'stretch' },
  tear_strength: { de: 'weiterreisskraft', en: 'tear-strength' },
  breaking_strength: { de: 'bruchlast', en: 'breaking-strength' },
  hookloop_part: { de: 'klettband', en: 'hook-and-loop' },
  thread_size: { de: 'garnstaerke', en: 'thread-size' },
  fill_power: { de: 'bauschkraft', en: 'fill-power' },
  needle_size: { de: 'nadelstaerke', en: 'needle-size' },
}

const termOf = ({ group }: PropertyOption): Slugs | undefined =>
  TERM_OF[group?.customFields?.ripstop_property ?? '']

/** Whether the lexicon may explain a property of a product. */
export function hasLexiconTerm(properties: readonly PropertyOption[]): boolean {
  return properties.some((property) => termOf(property) !== undefined)
}

/** The lexicon page for a property; null without such a term. */
export function termHref(
  locale: Locale,
  property: PropertyOption,
  terms: readonly LexiconTerm[],
): string | null {
  const slug = termOf(property)?.[locale]
  return terms.some((term) => term.slug === slug) && slug ? urls.term(locale, slug) : null
}
