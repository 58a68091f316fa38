const FIGURE_DIGITS = 8

/**
 * A name as it sorts in both languages: without case, marks and ß, figures by their value, so that
 * Öse stands between Ohr and Ösen and 5 mm before 10 mm.
 */
export function sortName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\d+/g, (figure) => figure.padStart(FIGURE_DIGITS, '0'))
    .trim()
}
