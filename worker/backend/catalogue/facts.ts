import type { Locale } from '#shared/i18n/locales.ts'
import type { Fact } from '#shared/schemas/store-api/custom-fields.ts'
import type { ArticleProperty, ArticleRow } from './article-row.ts'
import { FACT_PRIORITY } from './data/fact-priority.ts'

const FACTS_OF_A_CARD = 3

/** The three figures that a card shows of an article. */
export function factsOf({ properties }: ArticleRow, locale: Locale): Fact[] {
  const groups = groupedOptions(properties)
  return groups
    .filter(([first]) => FACT_PRIORITY.includes(first.group.key))
    .sort(([a], [b]) => FACT_PRIORITY.indexOf(a.group.key) - FACT_PRIORITY.indexOf(b.group.key))
    .slice(0, FACTS_OF_A_CARD)
    .map(([first, ...rest]) => ({
      label: first.group.name[locale],
      value: [first, ...rest].map(({ option }) => option.name[locale]).join(', '),
    }))
}

/** What a cart line tells beside the chosen options: roll width, coating and the like. */
export function lineFactsOf({ properties }: ArticleRow, locale: Locale): string[] {
  const hasShade = properties.some(({ group }) => group.key === 'shade')
  return properties
    .filter(({ group, isAxis }) => group.showInCartLine && !isAxis)
    .filter(({ group }) => !(hasShade && group.key === 'colour'))
    .map(({ group, option }) => `${group.name[locale]} ${option.name[locale]}`)
}

type OptionsOfGroup = [ArticleProperty, ...ArticleProperty[]]

function groupedOptions(properties: readonly ArticleProperty[]): OptionsOfGroup[] {
  const groups = new Map<string, OptionsOfGroup>()
  for (const property of properties) {
    const group = groups.get(property.groupId)
    if (group) group.push(property)
    else groups.set(property.groupId, [property])
  }
  return [...groups.values()]
}
