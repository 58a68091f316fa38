import type { Locale } from '#shared/i18n/locales.ts'
import type { LocaleText } from '#shared/schemas/import/text.ts'
import { fold } from '#shared/search/fold.ts'
import type { Snapshot, SnapshotNames } from '#worker/backend/catalogue/snapshot/snapshot.ts'
import { stemOf } from './stems.ts'
import { canonicalUnit } from './units.ts'

/** The search terms of a word or phrase. */
type Entry = Readonly<{
  /** Folded words and phrases with the same meaning, in both languages. */
  words: readonly string[]
  /** Keys of search terms that mean products. */
  meanings: readonly string[]
}>

/** A measure that shoppers may name. */
export type KnownMeasure = Readonly<{
  key: string
  /** Stems of the name. */
  name: string
  /** As from `canonicalUnit`; null without one. */
  unit: string | null
  decimals: number
}>

/** Words of a catalogue that a search in one language understands. */
export type Vocabulary = Readonly<{
  locale: Locale
  /** By `stemsOf` a word or phrase. */
  entries: ReadonlyMap<string, Entry>
  /** Stems of words in names of categories and properties, and of search terms. */
  stems: ReadonlySet<string>
  measures: readonly KnownMeasure[]
}>

export type VocabularySource = Pick<SnapshotNames, 'searchTerms' | 'categoryNames' | 'groups'>

/** The stems of all words of a folded text. */
export function stemsOf(folded: string, locale: Locale): string {
  return folded
    .split(' ')
    .map((word) => shortestStem(word, locale))
    .join(' ')
}

/** The stem of all forms of a word: Reißverschluss itself ends like a plural. */
function shortestStem(word: string, locale: Locale): string {
  const stem = stemOf(word, locale) ?? (locale === 'en' ? word.replace(/(?<=.{4})e$/, '') : word)
  return stem === word ? word : shortestStem(stem, locale)
}

/** Compounds consist of parts with at least this length. */
export const SHORTEST_PART = 3

export function makeVocabulary(
  { searchTerms, categoryNames, groups }: VocabularySource,
  locale: Locale,
): Vocabulary {
  const entries = new Map<string, Entry>()
  const stems = new Set<string>()
  const learn = (folded: string) => {
    for (const word of folded.split(' '))
      if (word.length >= SHORTEST_PART) stems.add(stemsOf(word, locale))
  }
  for (const { key, words, products } of searchTerms) {
    const folded = [...words.de, ...words.en].map(fold).filter((word) => word !== '')
    const meanings = products.length > 0 ? [key] : []
    for (const word of folded) {
      const stem = stemsOf(word, locale)
      const known = entries.get(stem)
      entries.set(stem, {
        words: [...new Set([...(known?.words ?? []), ...folded])],
        meanings: [...new Set([...(known?.meanings ?? []), ...meanings])],
      })
      learn(word)
    }
  }
  const learnText = (text: LocaleText) => learn(fold(text[locale]))
  categoryNames.forEach(learnText)
  for (const { record, options } of groups) {
    learnText(record.name)
    if (record.kind === 'options') for (const option of options) learnText(option.record.name)
  }
  return {
    locale,
    entries,
    stems,
    measures: groups.flatMap(({ record }) =>
      record.kind === 'measure'
        ? {
            key: record.key,
            name: stemsOf(fold(record.name[locale]), locale),
            unit: record.unit && canonicalUnit(fold(record.unit[locale])),
            decimals: record.decimals,
          }
        : [],
    ),
  }
}

const known = new WeakMap<Snapshot, Map<Locale, Vocabulary>>()

/** The vocabulary of a snapshot, built once per language. */
export function vocabularyOf(snapshot: Snapshot, locale: Locale): Vocabulary {
  const made = known.get(snapshot) ?? new Map<Locale, Vocabulary>()
  known.set(snapshot, made)
  const vocabulary = made.get(locale) ?? makeVocabulary(snapshot.names, locale)
  made.set(locale, vocabulary)
  return vocabulary
}
