import type { Locale } from '#shared/i18n/locales.ts'
import { fold } from '#shared/search/fold.ts'
import { SYNONYMS } from './data/synonyms.ts'
import { backwards, formsOf, stemOf } from './stems.ts'

/** Units that make one term with the preceding number, such as "10 mm". */
const UNITS = ['mm', 'cm', 'm', 'g', 'kg', 'ml', 'l', 'den', 'denier', 'dtex', 'tex', 'oz']

/** The maximum length of a search term; the rest is ignored. */
export const MAX_CHARACTERS = 100
const MAX_TERMS = 8
/** An FTS5 expression that matches nothing, because an empty expression is an error. */
const NOTHING = '""'
/** The shortest text that a trigram index finds. */
const TRIGRAM = 3

/** An entered word or phrase, folded, followed by its stem and synonyms. */
export type Term = readonly string[]

const GROUPS = SYNONYMS.map((group) => group.map(fold))
const PHRASES = GROUPS.flat().filter((word) => word.includes(' '))
/** Numbers with decimals and units: "1,5", "10mm", "500 den". */
const FIGURES = new RegExp(
  String.raw`\p{N}+(?:[.,]\p{N}+)?(?:\p{L}+|\s+(?:${UNITS.join('|')})(?!\p{L}))?`,
  'giu',
)

/** The terms of an entered text; empty if there is nothing to search for. */
export function termsOf(input: string, locale: Locale): readonly Term[] {
  const text = input.slice(0, MAX_CHARACTERS)
  const figures = (text.match(FIGURES) ?? []).map(fold)
  const rest = fold(text.replace(FIGURES, ' '))
  const phrase = PHRASES.find((known) => ` ${rest} `.includes(` ${known} `))
  const single = phrase ? ` ${rest} `.replace(` ${phrase} `, ' ') : rest
  const words = [...(phrase ? [phrase] : []), ...single.split(' '), ...figures]
  return [...new Set(words.filter((word) => word !== ''))]
    .slice(0, MAX_TERMS)
    .map((word) => termOf(word, locale))
}

function termOf(word: string, locale: Locale): Term {
  if (isFigure(word) || word.includes(' ')) return [word, ...synonymsOf([word])]
  const stem = stemOf(word, locale)
  const forms = stem === null ? [word] : [word, stem]
  return [...new Set([...forms, ...synonymsOf(forms)])]
}

function synonymsOf(forms: readonly string[]): readonly string[] {
  return GROUPS.filter((group) => group.some((word) => forms.includes(word))).flat()
}

/** FTS5 expression: every term starts a word in name or texts. A number is a whole word. */
export function byWords(terms: readonly Term[]): string {
  if (terms.length === 0) return ''
  return `{name text} : (${all(terms, (term) => (isFigure(term) ? `"${term}"` : `"${term}"*`))})`
}

/** FTS5 expression: the name contains every term, also inside words. */
export function byParts(terms: readonly Term[]): string {
  return all(terms, (term) => `"${padded(term)}"`)
}

/** FTS5 expression: every term as entered, without synonyms, starts a word of the name. */
export function byBeginnings(terms: readonly Term[]): string {
  return all(
    terms.map(([input = '']) => [input]),
    (term) => `"${asBeginning(term)}"`,
  )
}

/** FTS5 expression: a head noun of the name (`headsOf`) is one of the terms, in any form. */
export function byHeads(terms: readonly Term[], locale: Locale): string {
  const headNouns = terms
    .filter(([input = '']) => input.length >= TRIGRAM && !isFigure(input))
    .flatMap(([input = '', ...others]) => [...formsOf(input, locale), ...others])
    .filter((word) => !word.includes(' '))
  if (headNouns.length === 0) return NOTHING
  return `head : (${[...new Set(headNouns)].map((word) => `"${backwards(word)}"*`).join(' OR ')})`
}

/** FTS5 expression: the name starts with the entered text. */
export function byName(input: string): string {
  return `name : ^ " ${fold(input.slice(0, MAX_CHARACTERS))}"`
}

/** Terms with numbers separated from their units, for names with a text between them. */
export function withFiguresApart(terms: readonly Term[]): readonly Term[] {
  return terms.flatMap((term) => {
    const [input = ''] = term
    return /^\p{N}/u.test(input) ? input.split(' ').map((word) => [word]) : [term]
  })
}

/** Every term in any of its forms. All words of a phrase are required, in any position. */
function all(terms: readonly Term[], quoted: (term: string) => string): string {
  const expressionOf = (form: string) =>
    isFigure(form) || !form.includes(' ')
      ? quoted(form)
      : `(${form.split(' ').map(quoted).join(' AND ')})`
  return terms.map((term) => `(${term.map(expressionOf).join(' OR ')})`).join(' AND ')
}

/** Short terms start words, and numbers are whole words: 10 mm is not 100 mm. */
function padded(term: string): string {
  return term.length < TRIGRAM || isFigure(term) ? asBeginning(term) : term
}

function asBeginning(term: string): string {
  return term.length === 1 || isFigure(term) ? ` ${term} ` : ` ${term}`
}

/** Whether a folded term is a number, alone or with decimals or a unit: "120", "1 5", "10 mm". */
export function isFigure(term: string): boolean {
  return /^\p{N}/u.test(term)
}
