/** The URL fragment of a heading: letters and digits, joined by hyphens; '' if it has neither. */
export function slugify(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
