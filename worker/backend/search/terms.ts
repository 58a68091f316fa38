import type { Locale } from '#shared/i18n/locales.ts'
import { fold } from '#shared/search/fold.ts'
import { SYNONYMS } from './data/synonyms.ts'
import { backwards, formsOf, stemOf } from './stems.ts'

/** Units that follow a figure: "10 mm" is one thing, "10" and "mm" somewhere in a name are not. */
const UNITS = ['mm', 'cm', 'm', 'g', 'kg', 'ml', 'l', 'den', 'denier', 'dtex', 'tex', 'oz']

/** Anything typed beyond this length is ignored. */
export const MOST_CHARACTERS = 100
const MOST_TERMS = 8
/** An expression that matches nothing; an empty one is an error. */
const NOTHING = '""'
/** The shortest text that a trigram index finds. */
const TRIGRAM = 3

/** A word or phrase that was typed, folded, and what else may be meant by it; itself first. */
export type Term = readonly string[]

const GROUPS = SYNONYMS.map((group) => group.map(fold))
const PHRASES = GROUPS.flat().filter((word) => word.includes(' '))
/** "1,5", "10mm", "500 den": figures that belong together, and figures with their unit. */
const FIGURES = new RegExp(
  String.raw`\p{N}+(?:[.,]\p{N}+)?(?:\p{L}+|\s+(?:${UNITS.join('|')})(?!\p{L}))?`,
  'giu',
)

/** The terms of what somebody typed; none where there is nothing to search for. */
export function termsOf(typed: string, locale: Locale): readonly Term[] {
  const text = typed.slice(0, MOST_CHARACTERS)
  const figures = (text.match(FIGURES) ?? []).map(fold)
  const rest = fold(text.replace(FIGURES, ' '))
  const phrase = PHRASES.find((known) => ` ${rest} `.includes(` ${known} `))
  const single = phrase ? ` ${rest} `.replace(` ${phrase} `, ' ') : rest
  const words = [...(phrase ? [phrase] : []), ...single.split(' '), ...figures]
  return [...new Set(words.filter((word) => word !== ''))]
    .slice(0, MOST_TERMS)
    .map((word) => termOf(word, locale))
}

function termOf(word: string, locale: Locale): Term {
  if (isFigure(word) || word.includes(' ')) return [word, ...sameAs([word])]
  const stem = stemOf(word, locale)
  const forms = stem === null ? [word] : [word, stem]
  return [...new Set([...forms, ...sameAs(forms)])]
}

function sameAs(forms: readonly string[]): readonly string[] {
  return GROUPS.filter((group) => group.some((word) => forms.includes(word))).flat()
}

/** Articles of which every term begins a word, a figure is one. */
export function byWords(terms: readonly Term[]): string {
  if (terms.length === 0) return ''
  return `{name text} : (${all(terms, (term) => (isFigure(term) ? `"${term}"` : `"${term}"*`))})`
}

/** Articles whose name has every term in it, inside of a word too. */
export function byParts(terms: readonly Term[]): string {
  return all(terms, (term) => `"${padded(term)}"`)
}

/** Articles whose name has every term at the beginning of a word; as typed, no other names. */
export function byBeginnings(terms: readonly Term[]): string {
  return all(
    terms.map(([typed = '']) => [typed]),
    (term) => `"${asBeginning(term)}"`,
  )
}

/** Articles that are such a thing as one of the terms says (`stems.ts`), in any of its forms. */
export function byHeads(terms: readonly Term[], locale: Locale): string {
  const headNouns = terms
    .filter(([typed = '']) => typed.length >= TRIGRAM && !isFigure(typed))
    .flatMap(([typed = '', ...others]) => [...formsOf(typed, locale), ...others])
    .filter((word) => !word.includes(' '))
  if (headNouns.length === 0) return NOTHING
  return `head : (${[...new Set(headNouns)].map((word) => `"${backwards(word)}"*`).join(' OR ')})`
}

/** Articles whose name begins so. */
export function byName(typed: string): string {
  return `name : ^ " ${fold(typed.slice(0, MOST_CHARACTERS))}"`
}

/** The same terms with figures apart from their units, for names that put something between. */
export function withFiguresApart(terms: readonly Term[]): readonly Term[] {
  return terms.flatMap((term) => {
    const [typed = ''] = term
    return /^\p{N}/u.test(typed) ? typed.split(' ').map((word) => [word]) : [term]
  })
}

/** Every term, in any of its names; of a name in several words each, wherever they stand. */
function all(terms: readonly Term[], quoted: (term: string) => string): string {
  const named = (name: string) =>
    isFigure(name) || !name.includes(' ')
      ? quoted(name)
      : `(${name.split(' ').map(quoted).join(' AND ')})`
  return terms.map((term) => `(${term.map(named).join(' OR ')})`).join(' AND ')
}

/** Short terms and figures are matched as words of their own: 10 mm is not 100 mm. */
function padded(term: string): string {
  return term.length < TRIGRAM || isFigure(term) ? asBeginning(term) : term
}

function asBeginning(term: string): string {
  return term.length === 1 || isFigure(term) ? ` ${term} ` : ` ${term}`
}

/** A figure, alone or with what belongs to it: "120", "1 5", "10 mm". */
export function isFigure(term: string): boolean {
  return /^\p{N}/u.test(term)
}
