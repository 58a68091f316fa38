/** Words up to this length may differ by one edit, longer ones by two. */
const SHORT_WORD = 6

/** Letters that sound alike, in German more than in English. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph|v|w/g, 'f'],
  [/th|d/g, 't'],
  [/ck|c|g|q/g, 'k'],
  [/b/g, 'p'],
  [/z/g, 's'],
  [/y|j/g, 'i'],
  [/(?<=[aeiou])h/g, ''],
]

/**
 * Keys that a word and its misspellings share: itself without doubled letters, that without any one
 * of its letters, and how it sounds.
 */
export function misspellingKeys(word: string): readonly string[] {
  const single = word.replace(/(\p{L})\1+/gu, '$1')
  const shorter = Array.from(single, (_, at) => single.slice(0, at) + single.slice(at + 1))
  return [...new Set([single, ...shorter, `=${soundOf(single)}`])]
}

function soundOf(word: string): string {
  return SOUNDS.reduce((sound, [letters, heard]) => sound.replace(letters, heard), word)
}

/** How many edits may lie between what was typed and what was meant. */
function mostEdits(typed: string): number {
  return typed.length <= SHORT_WORD ? 1 : 2
}

/** Letters to be changed, added, left out or swapped with their neighbour (Damerau). */
export function editsBetween(a: string, b: string): number {
  let previous: number[] = []
  let current = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      const changed = (current[j - 1] ?? 0) + (isSame ? 0 : 1)
      const least = Math.min(changed, (current[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      next[j] = isSwap ? Math.min(least, (previous[j - 2] ?? 0) + 1) : least
    }
    previous = current
    current = next
  }
  return current[b.length] ?? 0
}

/** A word that the shop knows; `weight` grows with the articles that have it. */
export type KnownWord = Readonly<{ word: string; spelling: string; weight: number }>

/** Whether enough of a word was typed to know it by its beginning. */
export function mayBeBegun(typed: string): boolean {
  return typed.length >= 5
}

/**
 * The known word that was most likely meant: the fewest edits away, then the weightiest; where no
 * whole word is near, one whose beginning is, as somebody may still be typing.
 */
export function meantWord(typed: string, known: readonly KnownWord[]): KnownWord | null {
  return (
    nearest(known, ({ word }) => editsBetween(typed, word), mostEdits(typed)) ??
    (mayBeBegun(typed)
      ? nearest(known, ({ word }) => editsToBeginning(typed, word), mostEdits(typed))
      : null)
  )
}

function nearest(
  known: readonly KnownWord[],
  editsTo: (word: KnownWord) => number,
  most: number,
): KnownWord | null {
  const near = known
    .map((word) => ({ word, edits: editsTo(word) }))
    .filter(({ edits }) => edits > 0 && edits <= most)
    .sort((a, b) => a.edits - b.edits || b.word.weight - a.word.weight)
  return near[0]?.word ?? null
}

/** Edits to the beginning of a longer word; one letter more or less may have been typed. */
function editsToBeginning(typed: string, word: string): number {
  const lengths = [-1, 0, 1].map((more) => typed.length + more)
  return Math.min(...lengths.map((length) => editsBetween(typed, word.slice(0, length))))
}
