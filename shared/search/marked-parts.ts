import { fold } from './fold.ts'

/** A part of a text; `hit` if it matches the search query. */
export type MarkedPart = Readonly<{ text: string; hit: boolean }>

/** Shorter search words are highlighted only at the beginning of a word. */
const ANYWHERE = 3

type Letter = Readonly<{ folded: string; from: number; to: number }>

/**
 * Splits a text at matches of a search query, with the same normalization as the search. "naehgarn"
 * marks all of "Nähgarn"; "verschluss" marks the end of "Endlosreißverschluss".
 */
export function markedParts(text: string, input: string): readonly MarkedPart[] {
  const words = fold(input).split(' ').filter(Boolean)
  const letters = lettersOf(text)
  const folded = letters.map((letter) => letter.folded).join('')
  const isHit = new Uint8Array(text.length)
  for (const word of new Set(words)) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      const begins = at === 0 || folded[at - 1] === ' '
      if (!begins && word.length < ANYWHERE) continue
      isHit.fill(1, letters[at]?.from, letters[at + word.length - 1]?.to)
    }
  }
  return partsOf(text, isHit)
}

/**
 * The folded letters of a text with their original positions. Added spaces between numbers and
 * units have an empty range.
 */
function lettersOf(text: string): readonly Letter[] {
  const letters: Letter[] = []
  for (let at = 0; at < text.length;) {
    const size = sizeOfLetter(text, at)
    const to = at + size
    const folded = fold(text.slice(at, to))
    const before = letters.at(-1)
    if (folded === '' && before?.folded !== ' ') letters.push({ folded: ' ', from: at, to })
    if (before && folded !== '' && areApart(before.folded, folded)) {
      letters.push({ folded: ' ', from: at, to: at })
    }
    // "ae", "oe" and "ue" count as one letter.
    if (before && folded === 'e' && /[aou]/.test(before.folded)) {
      letters[letters.length - 1] = { ...before, to }
    } else for (const letter of folded) letters.push({ folded: letter, from: at, to })
    at = to
  }
  return letters
}

/**
 * Length of a letter with its diacritics and soft hyphens. A thousands separator belongs to the
 * digit before it.
 */
function sizeOfLetter(text: string, at: number): number {
  const sticky = /\p{N}(?:[.,\u00a0\u202f](?=\d{3}(?!\d)))?|.[\p{M}\u00ad]*/isuy
  sticky.lastIndex = at
  return sticky.exec(text)?.[0].length ?? 1
}

function areApart(a: string, b: string): boolean {
  const isFigure = (text: string) => /^\p{N}/u.test(text)
  return a !== ' ' && isFigure(a) !== isFigure(b)
}

function partsOf(text: string, isHit: Uint8Array): readonly MarkedPart[] {
  const parts: MarkedPart[] = []
  for (let from = 0; from < text.length;) {
    const hit = isHit[from] === 1
    let to = from + 1
    while (to < text.length && (isHit[to] === 1) === hit) to++
    parts.push({ text: text.slice(from, to), hit })
    from = to
  }
  return parts
}
