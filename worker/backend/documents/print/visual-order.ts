const LETTER = String.raw`(?!\p{Nd})[\p{Script=Hebrew}\p{Script=Arabic}]`
const RTL = new RegExp(LETTER, 'u')
/** Words of a right-to-left script, with the numbers and signs between them. */
const STRETCH = new RegExp(String.raw`${LETTER}(?:[^\p{L}]*(?:${LETTER}|[\p{M}\p{Nd}]))*`, 'gu')
const WORD = String.raw`(?:${LETTER}|\p{M})+`
/** The parts of such a stretch: words, numbers, and single signs. */
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
 * Splits a line of left-to-right text into parts in visual order. Words, numbers and signs within
 * Hebrew or Arabic text are reversed. Letters stay in reading order, because the PDF library
 * reverses them.
 */
export function visualOrder(line: string): readonly string[] {
  if (!RTL.test(line)) return [line]
  const parts: string[] = []
  let end = 0
  for (const { 0: words, index } of line.matchAll(STRETCH)) {
    const stretch = words + closing(words, line[index + words.length] ?? '')
    if (index > end) parts.push(line.slice(end, index))
    const shown = [...stretch.matchAll(PARTS)].map(([part]) => visualParts(part))
    parts.push(...shown.toReversed().flat())
    end = index + stretch.length
  }
  if (end < line.length) parts.push(line.slice(end))
  return parts
}

/**
 * The library would also reverse Arabic digits, so they are set one by one. Brackets are mirrored.
 */
function visualParts(part: string): readonly string[] {
  return /^[\u0660-\u0669\u06f0-\u06f9]/.test(part) ? [...part] : [MIRRORED[part] ?? part]
}

/** The closing bracket after a text that contains the opening one. */
function closing(words: string, next: string): string {
  const opening = MIRRORED[next]
  return opening && words.lastIndexOf(opening) > words.lastIndexOf(next) ? next : ''
}
