const SIGNS = /[\\`*_[\]<]/g
/** Starts of a line that make it a heading, list, quotation or rule. */
const BLOCK_SIGN = /^(?:[#>+~=|-]|\d+(?=[.)]))/

/** A name or sentence as one line of Markdown, with all special characters escaped. */
export function plainWords(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim().replace(SIGNS, '\\$&')
  return line.replace(BLOCK_SIGN, (sign) => (/^\d/.test(sign) ? `${sign}\\` : `\\${sign}`))
}
