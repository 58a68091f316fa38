/** Terminal control characters and characters that reorder text. */
const ESCAPES = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu

/**
 * A text as one harmless terminal line. Escapes characters that would clear the screen, rewrite a
 * line or start one (`\u001b`).
 */
export function printable(text: string): string {
  return text.replace(ESCAPES, escaped)
}

/** The same for a text of several lines. */
export function printableLines(text: string): readonly string[] {
  return text.split(/\r\n?|\n/).map(printable)
}

/** A value as JSON with JSON's own escapes, so that it can be parsed again. */
export function printableJson(value: unknown, indent = 0): string {
  const json = JSON.stringify(value, null, indent)
  return json.replace(ESCAPES, (character) => (character === '\n' ? character : escaped(character)))
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
