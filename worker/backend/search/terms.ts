import type { Locale } from '#shared/i18n/locales.ts'
import { fold } from '#shared/search/fold.ts'
import { backwards, formsOf } from './stems.ts'

/** An FTS5 expression that matches nothing, because an empty expression is an error. */
const NOTHING = '""'
/** The shortest text that a trigram index finds. */
const TRIGRAM = 3

/** Shorter words of phrases are whole words. */
const SHORTEST_START = 5

/** A word, phrase or figure of a search. */
export type Term = Readonly<{
  /** The entered text, folded, then its stem and synonyms. */
  forms: readonly string[]
  /** Keys of search terms whose products it means. */
  meanings: readonly string[]
  /** The parts of a compound, which also match separately. */
  parts: readonly Term[]
}>

/**
 * FTS5 expression: every term starts a word of a product. A term that means products must be in
 * more than a description: cloth "for backpacks" is no backpack.
 */
export function byWords(terms: readonly Term[]): string {
  return every(terms, (term) =>
    term.meanings.length > 0
      ? [`{name kind value means} : (${anyOf(term, wordStart)})`, ...meaning(term)]
      : inAnyText(term),
  )
}

/** FTS5 expression: every term starts a word anywhere in a product's texts. */
export function byAnyText(terms: readonly Term[]): string {
  return every(terms, inAnyText)
}

function inAnyText(term: Term): readonly string[] {
  return [`{name text kind value means} : (${anyOf(term, wordStart)})`, ...meaning(term)]
}

/** FTS5 expression: the name contains every term, also inside words. */
export function byParts(terms: readonly Term[]): string {
  return every(terms, (term) => [anyOf(term, (form) => `"${padded(form)}"`)])
}

/** FTS5 expression: every term as entered, without synonyms, starts a word of the name. */
export function byBeginnings(terms: readonly Term[]): string {
  const entered = terms.map(({ forms }) => ({ forms: forms.slice(0, 1), meanings: [], parts: [] }))
  return every(entered, (term) => [anyOf(term, (form) => `"${asBeginning(form)}"`)])
}

/** FTS5 expression: a head noun of the name (`headsOf`) is one of the terms, in any form. */
export function byHeads(terms: readonly Term[], locale: Locale): string {
  const headNouns = terms
    .flatMap((term) => [term, ...term.parts.slice(-1)])
    .filter(({ forms: [entered = ''] }) => entered.length >= TRIGRAM && !isFigure(entered))
    .flatMap(({ forms: [entered = '', ...others] }) => [...formsOf(entered, locale), ...others])
    .filter((word) => !word.includes(' '))
  if (headNouns.length === 0) return NOTHING
  return `head : (${[...new Set(headNouns)].map((word) => `"${backwards(word)}"*`).join(' OR ')})`
}

/**
 * FTS5 expression: every term that means products means this one, and every other one is in its
 * name, categories or properties.
 */
export function byKind(terms: readonly Term[]): string {
  return every(terms, (term) =>
    term.meanings.length > 0 ? meaning(term) : [`{name kind value} : (${anyOf(term, wordStart)})`],
  )
}

/** FTS5 expression: the name starts with the entered text. */
export function byName(input: string): string {
  return `name : ^ " ${fold(input)}"`
}

/** FTS5 expression of the products that a term means. */
function meaning({ meanings }: Term): readonly string[] {
  return meanings.length === 0
    ? []
    : [`means : (${meanings.map((key) => `"${meaningToken(key)}"`).join(' OR ')})`]
}

/** A search term in the index: one word that no text contains. */
export function meaningToken(key: string): string {
  return `x${Array.from(key, (letter) => letter.charCodeAt(0).toString(16)).join('')}`
}

/** Every term in one of its expressions, or all parts of a compound in one of theirs. */
function every(terms: readonly Term[], expressionsOf: (term: Term) => readonly string[]): string {
  return terms
    .map((term) => {
      const parts = term.parts.length > 0 ? [`(${every(term.parts, expressionsOf)})`] : []
      return `(${[...expressionsOf(term), ...parts].join(' OR ')})`
    })
    .join(' AND ')
}

/** A term in any of its forms. All words of a phrase are required, in any position. */
function anyOf({ forms }: Term, quoted: (form: string) => string): string {
  return forms
    .map((form) =>
      isFigure(form) || !form.includes(' ')
        ? quoted(form)
        : `(${form
            .split(' ')
            .map((word) => quotedWord(word, quoted))
            .join(' AND ')})`,
    )
    .join(' OR ')
}

/** A word of a phrase. Short ones are whole words, as "down" of a jacket is no download. */
function quotedWord(word: string, quoted: (form: string) => string): string {
  return word.length < SHORTEST_START ? quoted(word).replace(/\*$/, '') : quoted(word)
}

/** A number is a whole word: 10 mm is not 100 mm. */
function wordStart(form: string): string {
  return isFigure(form) ? `"${form}"` : `"${form}"*`
}

/** Short terms start words, and numbers are whole words. */
function padded(form: string): string {
  return form.length < TRIGRAM || isFigure(form) ? asBeginning(form) : form
}

function asBeginning(form: string): string {
  return form.length === 1 || isFigure(form) ? ` ${form} ` : ` ${form}`
}

/** Whether a folded term is a number, alone or with decimals or a unit: "120", "1 5", "10 mm". */
export function isFigure(term: string): boolean {
  return /^\p{N}/u.test(term)
}
