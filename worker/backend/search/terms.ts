import { SYNONYMS } from './data/synonyms.ts'
import { fold } from './fold.ts'

const MOST_CHARACTERS = 100
const MOST_TERMS = 8
/** What a trigram needs at least. */
const TRIGRAM = 3

/** A word or phrase that was typed, folded, and what else it may be called; itself first. */
export type Term = readonly string[]

const GROUPS = SYNONYMS.map((group) => group.map(fold))
const PHRASES = GROUPS.flat().filter((word) => word.includes(' '))

/** The terms of what somebody typed; none where there is nothing to search for. */
export function termsOf(typed: string): readonly Term[] {
  const text = fold(typed.slice(0, MOST_CHARACTERS))
  const phrase = PHRASES.find((known) => ` ${text} `.includes(` ${known} `))
  const rest = phrase ? ` ${text} `.replace(` ${phrase} `, ' ') : text
  const words = [...(phrase ? [phrase] : []), ...rest.split(' ').filter((word) => word !== '')]
  return [...new Set(words)].slice(0, MOST_TERMS).map((word) => {
    const same = GROUPS.filter((group) => group.includes(word)).flat()
    return [...new Set([word, ...same])]
  })
}

/** Articles of which every term begins a word, a figure is one. */
export function byWords(terms: readonly Term[]): string {
  return all(terms, (term) => (isFigure(term) ? `"${term}"` : `"${term}"*`))
}

/** Articles whose name has every term in it, inside of a word too. */
export function byParts(terms: readonly Term[]): string {
  return all(terms, (term) => `"${padded(term)}"`)
}

/** Articles whose name has every term at the beginning of a word; as typed, no other names. */
export function byBeginnings(terms: readonly Term[]): string {
  return all(
    terms.map(([typed = '']) => [typed]),
    (term) => `"${begun(term)}"`,
  )
}

/** Articles whose name begins so. */
export function byName(typed: string): string {
  return `name : ^ " ${fold(typed.slice(0, MOST_CHARACTERS))}"`
}

function all(terms: readonly Term[], quoted: (term: string) => string): string {
  return terms.map((term) => `(${term.map(quoted).join(' OR ')})`).join(' AND ')
}

/** Short terms and figures are matched as words of their own: 10 mm is not 100 mm. */
function padded(term: string): string {
  return term.length < TRIGRAM || isFigure(term) ? begun(term) : term
}

function begun(term: string): string {
  return term.length === 1 || isFigure(term) ? ` ${term} ` : ` ${term}`
}

function isFigure(term: string): boolean {
  return /^\p{N}+$/u.test(term)
}
