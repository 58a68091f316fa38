const LINE_BREAKS = /\r\n?|[\u0085\u2028\u2029]/g
const TABS = /\t/g
/** Control characters except the line break, and characters that change the direction of text. */
const UNSEEN = /[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069]/gu

/**
 * Sanitizes incoming text: removes control characters and characters that change the writing
 * direction. They could clear an operator's terminal, add a header to a mail, or display a
 * different name. All line breaks become `\n`.
 */
export function sanitizeText(text: string): string {
  return text.replace(LINE_BREAKS, '\n').replace(TABS, ' ').replace(UNSEEN, '')
}

/**
 * A line break with surrounding blanks. The lookbehind prevents quadratic time on thousands of
 * blanks.
 */
const LINE_END = /(?<! ) *\n\s*/g

/** Only blanks and invisible characters, such as U+200B or the braille blank. */
const SHAPELESS = /^[\p{Default_Ignorable_Code_Point}\s\u2800]*$/u

/** Sanitizes a text of one line. Invisible text becomes '', as a parcel needs a readable name. */
export function sanitizeLine(text: string): string {
  const line = sanitizeText(text).replace(LINE_END, ' ')
  return SHAPELESS.test(line) ? '' : line
}
