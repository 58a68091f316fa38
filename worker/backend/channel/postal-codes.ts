/**
 * Countries whose postal codes are digits only. Codes of other countries only have to be present.
 */
const POSTAL_CODES: Readonly<Record<string, string>> = {
  DE: '\\d{5}',
  AT: '\\d{4}',
  CH: '\\d{4}',
  LI: '\\d{4}',
}

/**
 * How postal codes of a country look, as a pattern without its ends; null where none is checked.
 */
export function postalCodePattern(iso: string): string | null {
  return POSTAL_CODES[iso] ?? null
}
