const LETTER = String.raw`(?!\p{Nd})[\p{Script=Hebrew}\p{Script=Arabic}]`
const RTL = new RegExp(LETTER, 'u')
/** Words of a script that is read from the right, with what stands between them and numbers. */
const STRETCH = new RegExp(String.raw`${LETTER}(?:[^\p{L}]*(?:${LETTER}|[\p{M}\p{Nd}]))*`, 'gu')
const WORD = String.raw`(?:${LETTER}|\p{M})+`
/** Within it: words as they are read, numbers as they are written, and each sign by itself. */
const PARTS = new RegExp(String.raw`${WORD}(?: +${WORD})*|\p{Nd}+(?:[.,:/-]\p{Nd}+)*|.`, 'gsu')

const MIRRORED: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
}

/**
 * A line of a text that is read from the left, in parts from left to right as they stand on paper:
 * within words of Hebrew or Arabic numbers and signs go the other way round. Words keep the order of
 * their letters, which whoever shapes them turns.
 */
export function inSightOrder(line: string): readonly string[] {
  if (!RTL.test(line)) return [line]
  const parts: string[] = []
  let end = 0
  for (const { 0: words, index } of line.matchAll(STRETCH)) {
    const stretch = words + closing(words, line[index + words.length] ?? '')
    if (index > end) parts.push(line.slice(end, index))
    const turned = [...stretch.matchAll(PARTS)].map(([part]) => shown(part))
    parts.push(...turned.toReversed().flat())
    end = index + stretch.length
  }
  if (end < line.length) parts.push(line.slice(end))
  return parts
}

/** Whoever shapes Arabic digits turns them, too: alone, each stays where it is. */
function shown(part: string): readonly string[] {
  return /^[\u0660-\u0669\u06f0-\u06f9]/.test(part) ? [...part] : [MIRRORED[part] ?? part]
}

/** A bracket that was opened among the words closes among them. */
function closing(words: string, next: string): string {
  const opening = MIRRORED[next]
  return opening && words.lastIndexOf(opening) > words.lastIndexOf(next) ? next : ''
}
