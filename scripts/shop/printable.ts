/** What a terminal would obey, or what would show a text in another order than it is stored. */
const ESCAPES = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu

/**
 * A text of the shop as one line that a terminal only shows. Anybody may have typed it:
 * what would clear the screen, rewrite a line or begin a new one is written out (`\u001b`).
 */
export function printable(text: string): string {
  return text.replace(ESCAPES, escaped)
}

/** The same for a text of several lines. */
export function printableLines(text: string): readonly string[] {
  return text.split(/\r\n?|\n/).map(printable)
}

/** A value as JSON; its escapes are JSON's own, so that it reads back as it was. */
export function printableJson(value: unknown, indent = 0): string {
  const json = JSON.stringify(value, null, indent)
  return json.replace(ESCAPES, (character) => (character === '\n' ? character : escaped(character)))
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
