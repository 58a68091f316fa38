/**
 * Text as search compares it: without case, marks, soft hyphens and punctuation, umlauts however
 * they are written (Nähgarn, naehgarn and nahgarn are one), figures apart from their units and
 * without marks between thousands. Nothing of a query language survives it.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\u00ad]/gu, '')
    .replaceAll('ß', 'ss')
    .replace(/([aou])e+/g, '$1')
    .replace(/(?<=\d)[.,\u00a0\u202f](?=\d{3}(?!\d))/g, '')
    .replaceAll('²', '2')
    .replaceAll('³', '3')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(?<=\p{N})(?=\p{L})|(?<=\p{L})(?=\p{N})/gu, ' ')
    .trim()
}

/** A name to be found: folded, and joined where it is hyphenated (Rip-Stop: rip stop ripstop). */
export function foldedName(name: string): string {
  const joined = name.match(/\p{L}+(?:-\p{L}+)+/gu) ?? []
  return [name, ...joined.map((word) => word.replaceAll('-', ''))].map(fold).join(' ')
}
