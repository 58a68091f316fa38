const LINE_BREAKS = /\r\n?|[\u0085\u2028\u2029]/g
const TABS = /\t/g
/** Control characters other than a line break, and those that turn the direction of what follows. */
const UNSEEN = /[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069]/gu

/**
 * A text as it may come in: without control characters and without characters that turn the
 * direction of writing. They would clear an operator's terminal, add a header to a mail, or show a
 * name other than the one that is stored. Line breaks stay, all of them as `\n`.
 */
export function sanitizeText(text: string): string {
  return text.replace(LINE_BREAKS, '\n').replace(TABS, ' ').replace(UNSEEN, '')
}

/** With its blanks, looked for from the first of them only: else each of thousands is a beginning. */
const LINE_END = /(?<! ) *\n\s*/g

/** Nothing but spaces and what has no shape, as U+200B or the blank of braille. */
const SHAPELESS = /^[\p{Default_Ignorable_Code_Point}\s\u2800]*$/u

/**
 * The same for a text of one line. One that nobody can see is empty: a parcel needs a name that can
 * be read.
 */
export function sanitizeLine(text: string): string {
  const line = sanitizeText(text).replace(LINE_END, ' ')
  return SHAPELESS.test(line) ? '' : line
}
