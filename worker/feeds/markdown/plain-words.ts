const SIGNS = /[\\`*_[\]<]/g
/** What makes a block of the line that it begins: a heading, a list, a quotation, a rule. */
const BLOCK_SIGN = /^(?:[#>+~=|-]|\d+(?=[.)]))/

/** A name or sentence as one line of Markdown in which no character has a meaning. */
export function plainWords(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim().replace(SIGNS, '\\$&')
  return line.replace(BLOCK_SIGN, (sign) => (/^\d/.test(sign) ? `${sign}\\` : `\\${sign}`))
}
