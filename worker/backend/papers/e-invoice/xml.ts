/** An element of a document; null and empty ones are left out. */
export type Xml = string | null

// Characters that a person can send and that XML does not allow (XML 1.0, section 2.2).
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Cs}/gu

/** An element around others. */
export function element(name: string, ...children: readonly Xml[]): Xml {
  const inner = children.filter((child) => child !== null).join('')
  return inner === '' ? null : `<${name}>${inner}</${name.split(' ')[0]}>`
}

/** An element around a text of anybody's; none around nothing. */
export function textElement(name: string, text: string | null): Xml {
  return text === null || text === '' ? null : element(name, escaped(text))
}

function escaped(text: string): string {
  return text
    .replace(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
