import type { Locale } from '#shared/i18n/locales.ts'
import type { Fact } from '#shared/schemas/store-api/custom-fields.ts'
import type { ProductRow } from './product-row.ts'
import { FACT_LABELS, FACT_PRIORITY } from '../data/card-facts.ts'
import { groupBy } from './group-by.ts'

const FACTS_OF_A_CARD = 3

/** The three properties that a product card shows. */
export function factsOf({ properties }: ProductRow, locale: Locale): Fact[] {
  const known = properties.filter(({ group }) => FACT_PRIORITY.includes(group.key))
  return [...groupBy(known, ({ group }) => group.key)]
    .sort(([a], [b]) => FACT_PRIORITY.indexOf(a) - FACT_PRIORITY.indexOf(b))
    .slice(0, FACTS_OF_A_CARD)
    .map(([key, options]) => ({
      label: (FACT_LABELS[key] ?? options[0]?.group.name)?.[locale] ?? '',
      value: options.map(({ option }) => option.name[locale]).join(', '),
    }))
}

/** Facts of a cart line in addition to its options: roll width, coating and others. */
export function lineFactsOf({ properties }: ProductRow, locale: Locale): string[] {
  const hasShade = properties.some(({ group }) => group.key === 'shade')
  return properties
    .filter(({ group, isAxis }) => group.showInCartLine && !isAxis)
    .filter(({ group }) => !(hasShade && group.key === 'colour'))
    .map(({ group, option }) => `${group.name[locale]} ${option.name[locale]}`)
}
