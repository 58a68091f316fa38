/** The name of a heading in addresses: letters and digits, joined by hyphens; '' where it has neither. */
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
