const LINE_BREAKS = /\r\n?|[\u0085\u2028\u2029]/g
const TABS = /\t/g
/** Control characters other than a line break, and those that turn the direction of what follows. */
const UNSEEN = /[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069]/gu

/**
 * A text as it may come in: without control characters and without characters that turn the
 * direction of writing. They would clear an operator's terminal, add a header to a mail, or show a
 * name other than the one that is stored. Line breaks stay, all of them as `\n`.
 */
export function typedText(text: string): string {
  return text.replace(LINE_BREAKS, '\n').replace(TABS, ' ').replace(UNSEEN, '')
}

/** The same for a text of one line. */
export function typedLine(text: string): string {
  return typedText(text).replace(/ *\n\s*/g, ' ')
}
