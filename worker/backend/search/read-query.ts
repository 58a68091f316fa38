import { fold } from '#shared/search/fold.ts'
import { STOP_WORDS } from './data/stop-words.ts'
import { stemOf } from './stems.ts'
import { isFigure, type Term } from './terms.ts'
import { canonicalUnit, convert, equalFigures, UNITS } from './units.ts'
import { SHORTEST_PART, stemsOf, type Vocabulary } from './vocabulary.ts'

/** The maximum length of a search term; the rest is ignored. */
export const MAX_CHARACTERS = 100
const MAX_TERMS = 8
/** Words of the longest phrase of search terms. */
const MAX_PHRASE = 4
/** Longer numbers are no measures. */
const MAX_DIGITS = 9
/** Shorter words are no compounds. */
const SHORTEST_COMPOUND = 6
/** Letters between the parts of a German compound. */
const LINKS = ['', 's', 'n', 'en', 'es', 'e']

/** A measure that products must have. */
export type Bound = Readonly<{
  written: string
  /** Keys of measures, of which one must be within the bounds. */
  measures: readonly Readonly<{ key: string; min: number; max: number }>[]
}>

/** A figure with a unit; `values` has its value in the unit of each measure that may be meant. */
export type Figure = Readonly<{
  term: Term
  written: string
  values: readonly Readonly<{ key: string; value: number }>[]
}>

/** What a search asks for. Empty lists if there is nothing to search for. */
export type Query = Readonly<{
  terms: readonly Term[]
  bounds: readonly Bound[]
  figures: readonly Figure[]
}>

/** The number has one match path only, and units are tried in a fixed order. */
const FIGURES = new RegExp(
  String.raw`(?<![\p{N}\p{L}])(\p{N}+(?:[.,]\p{N}+)*)(?:[\s-]*(${UNITS.join('|')})(?![\p{L}\p{N}²])|(\p{L}+))?`,
  'giu',
)
const AT_MOST =
  /(?:\b(?:unter|bis(?: zu)?|max\.?|maximal|höchstens|under|below|up to|less than|at most)|[<≤])\s*$/iu
const AT_LEAST =
  /(?:\b(?:über|ab|min\.?|mindestens|mehr als|over|above|from|at least|more than)|[>≥])\s*$/iu

/**
 * Understands an entered text: phrases and words of the catalogue's search terms, compounds,
 * figures with units and comparisons. `words` are further stems that compounds may consist of.
 */
export function readQuery(
  input: string,
  vocabulary: Vocabulary,
  words: ReadonlySet<string> = new Set(),
): Query {
  const text = input.slice(0, MAX_CHARACTERS).normalize('NFC')
  const figures: ReadFigure[] = []
  const rest = text.replace(FIGURES, (match, number: string, unit, letters, at: number) => {
    const following = text.slice(at + number.length).match(/^[\s-]*(\p{L}+)/u)?.[1] ?? ''
    if (vocabulary.entries.has(stemsOf(fold(`${number} ${following}`), vocabulary.locale)))
      return match
    figures.push(readFigure(number, unit ?? letters ?? null, text.slice(0, at)))
    return ' '
  })
  const tokens = fold(rest).split(' ').filter(Boolean)
  const bounds: Bound[] = []
  const unbound = figures.filter((figure) => {
    const bound = boundOf(figure, tokens, vocabulary)
    if (bound) bounds.push(bound)
    return !bound
  })
  const { terms: found, ignored } = termsOf(tokens, vocabulary, words)
  const terms = found.length + figures.length > 0 ? found : ignored
  const withFigures: Figure[] = []
  for (const figure of unbound) {
    const term = termOfFigure(figure)
    if (terms.some(({ forms }) => forms[0] === term.forms[0])) continue
    terms.push(term)
    const values = valuesOf(figure, vocabulary)
    if (values.length > 0) withFigures.push({ term, written: figure.written, values })
  }
  const first = terms.slice(0, MAX_TERMS)
  return { terms: first, bounds, figures: withFigures.filter(({ term }) => first.includes(term)) }
}

type ReadFigure = Readonly<{
  /** Number and unit as entered. */
  written: string
  folded: string
  value: number | null
  unit: string | null
  compares: 'most' | 'least' | null
}>

function readFigure(number: string, unit: string | null, before: string): ReadFigure {
  // A separator before three digits groups thousands, as in `fold`.
  const plain = number.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.')
  const value = /^\d+(?:\.\d+)?$/.test(plain) && plain.length <= MAX_DIGITS ? Number(plain) : null
  const compares = AT_MOST.test(before) ? 'most' : AT_LEAST.test(before) ? 'least' : null
  const written = unit === null ? number : `${number} ${unit}`
  const folded = fold(unit === null ? number : `${number} ${unit}`)
  return { written, folded, value, unit: unit && canonicalUnit(fold(unit)), compares }
}

/**
 * The bound of a figure that is compared, or whose measure is named. Removes the name from the
 * tokens.
 */
function boundOf(figure: ReadFigure, tokens: string[], vocabulary: Vocabulary): Bound | null {
  const { value, compares, written } = figure
  if (value === null) return null
  const named = nameIn(tokens, vocabulary, figure)
  const values = named ? valuesOf({ ...figure, unit: named.unit }, vocabulary, [named]) : []
  if (!named && !compares) return null
  const meant = named ? values : valuesOf(figure, vocabulary)
  if (meant.length === 0) return null
  return {
    written,
    measures: meant.map(({ key, value: own }) => ({
      key,
      min: compares === 'most' ? 0 : own,
      max: compares === 'least' ? Number.MAX_SAFE_INTEGER : own,
    })),
  }
}

function nameIn(tokens: string[], { measures, locale }: Vocabulary, { unit }: ReadFigure) {
  const stems = tokens.map((token) => stemsOf(token, locale))
  for (const measure of measures) {
    if (unit !== null && measure.unit !== unit) continue
    const name = measure.name.split(' ')
    const at = stems.findIndex((_, start) => name.every((stem, i) => stems[start + i] === stem))
    if (at < 0) continue
    tokens.splice(at, name.length)
    return measure
  }
  return null
}

/** The value of a figure in the unit of each measure that has such a unit. */
function valuesOf(
  { value, unit }: Pick<ReadFigure, 'value' | 'unit'>,
  { measures }: Vocabulary,
  among = measures,
): Figure['values'] {
  if (value === null || unit === null) return []
  return among.flatMap(({ key, unit: own, decimals }) => {
    const converted = own === null ? null : convert(value, unit, own)
    return converted === null ? [] : { key, value: Math.round(converted * 10 ** decimals) }
  })
}

function termOfFigure({ folded, value, unit }: ReadFigure): Term {
  const equal = value !== null && unit !== null ? equalFigures(value, unit) : []
  return { forms: [...new Set([folded, ...equal])], meanings: [], parts: [] }
}

function termsOf(tokens: readonly string[], vocabulary: Vocabulary, words: ReadonlySet<string>) {
  const terms: Term[] = []
  const ignored: Term[] = []
  for (let at = 0; at < tokens.length;) {
    const length = phraseAt(tokens, at, vocabulary)
    const word = tokens.slice(at, at + length).join(' ')
    at += length
    const isIgnored = length === 1 && STOP_WORDS.has(word)
    const list = isIgnored ? ignored : terms
    if (!list.some(({ forms }) => forms[0] === word)) list.push(termOf(word, vocabulary, words))
  }
  return { terms, ignored }
}

/** The number of tokens of the longest known phrase, or 1. */
function phraseAt(tokens: readonly string[], at: number, { entries, locale }: Vocabulary): number {
  for (let length = MAX_PHRASE; length > 1; length--) {
    const phrase = tokens.slice(at, at + length)
    if (phrase.length === length && entries.has(stemsOf(phrase.join(' '), locale))) return length
  }
  return 1
}

/** The term of a folded word or phrase. */
function termOf(word: string, vocabulary: Vocabulary, words: ReadonlySet<string>): Term {
  const { entries, locale } = vocabulary
  const stem = isFigure(word) || word.includes(' ') ? null : stemOf(word, locale)
  const entry = entries.get(stemsOf(word, locale))
  const forms = [word, ...(stem === null ? [] : [stem]), ...(entry?.words ?? [])]
  return {
    forms: [...new Set(forms)],
    meanings: entry?.meanings ?? [],
    parts: entry ? [] : partsOf(word, vocabulary, words),
  }
}

/** The terms of a compound's parts; empty if it is none. The last part is as long as possible. */
function partsOf(
  word: string,
  vocabulary: Vocabulary,
  words: ReadonlySet<string>,
): readonly Term[] {
  const split = splitCompound(word, (part) => isKnownWord(part, vocabulary, words))
  return split ? split.map((part) => ({ ...termOf(part, vocabulary, words), parts: [] })) : []
}

function isKnownWord(
  word: string,
  { stems, locale }: Vocabulary,
  words: ReadonlySet<string>,
): boolean {
  return words.has(word) || stems.has(stemsOf(word, locale))
}

/** The known words that a compound consists of, without the letters between them; null if none. */
export function splitCompound(
  word: string,
  isKnown: (part: string) => boolean,
): readonly string[] | null {
  if (word.length < SHORTEST_COMPOUND || isFigure(word) || word.includes(' ')) return null
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    const last = word.slice(at)
    if (!isKnown(last)) continue
    const before = word.slice(0, at)
    for (const link of LINKS) {
      const first = before.slice(0, before.length - link.length)
      if (first.length < SHORTEST_PART || !before.endsWith(link)) continue
      if (isKnown(first)) return [first, last]
      const split = splitCompound(first, isKnown)
      if (split) return [...split, last]
    }
  }
  return null
}
