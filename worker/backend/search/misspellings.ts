/** Words up to this length may differ by one edit, longer ones by two. */
const SHORT_WORD = 6

/** Letters that sound alike, mainly in German. */
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
 * Keys that a word shares with its misspellings: without doubled letters, without any one letter,
 * and by sound.
 */
export function misspellingKeys(word: string): readonly string[] {
  const single = word.replace(/(\p{L})\1+/gu, '$1')
  const shorter = Array.from(single, (_, at) => single.slice(0, at) + single.slice(at + 1))
  return [...new Set([single, ...shorter, `=${soundOf(single)}`])]
}

function soundOf(word: string): string {
  return SOUNDS.reduce((sound, [letters, heard]) => sound.replace(letters, heard), word)
}

/** The maximum number of edits between an entered word and its correction. */
function mostEdits(input: string): number {
  return input.length <= SHORT_WORD ? 1 : 2
}

/** The Damerau-Levenshtein distance: changed, added, removed and swapped letters. */
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

/** A word of the shop's texts. `weight` grows with the number of its products. */
export type KnownWord = Readonly<{ word: string; spelling: string; weight: number }>

/** Whether a word is long enough to be compared with the starts of longer words. */
export function canMatchPrefix(input: string): boolean {
  return input.length >= 5
}

/**
 * The most likely known word: the one with the fewest edits, then the greatest weight. If no whole
 * word is similar enough, its start is compared, because the shopper may still be typing.
 */
export function correctSpelling(input: string, known: readonly KnownWord[]): KnownWord | null {
  return (
    nearest(known, ({ word }) => editsBetween(input, word), mostEdits(input)) ??
    (canMatchPrefix(input)
      ? nearest(known, ({ word }) => editsToBeginning(input, word), mostEdits(input))
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

/**
 * Edits to the start of a longer word. The start may be a letter longer or shorter than the input.
 */
function editsToBeginning(input: string, word: string): number {
  const lengths = [-1, 0, 1].map((more) => input.length + more)
  return Math.min(...lengths.map((length) => editsBetween(input, word.slice(0, length))))
}
