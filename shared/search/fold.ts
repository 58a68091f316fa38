/**
 * Normalizes text for search: ignores case, diacritics, soft hyphens and punctuation. All spellings
 * of umlauts are equal (Nähgarn, naehgarn, nahgarn). Numbers are separated from units and have no
 * thousands separators. No query syntax remains.
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

/** A folded name to search in, with hyphenated words also joined (Rip-Stop: rip stop ripstop). */
export function foldedName(name: string): string {
  const joined = name.match(/\p{L}+(?:-\p{L}+)+/gu) ?? []
  return [name, ...joined.map((word) => word.replaceAll('-', ''))].map(fold).join(' ')
}
