import type { CountryCode } from '../delivery/shipping.ts'

/** Patterns of VAT ids by country, including the prefix. Greece uses EL. */
const VAT_ID_FORMS: Readonly<Record<CountryCode, RegExp>> = {
  AT: /^ATU\d{8}$/,
  BE: /^BE[01]\d{9}$/,
  BG: /^BG\d{9,10}$/,
  CY: /^CY\d{8}[A-Z]$/,
  CZ: /^CZ\d{8,10}$/,
  DE: /^DE\d{9}$/,
  DK: /^DK\d{8}$/,
  EE: /^EE\d{9}$/,
  ES: /^ES(?:[A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/,
  FI: /^FI\d{8}$/,
  FR: /^FR[A-HJ-NP-Z0-9]{2}\d{9}$/,
  GR: /^EL\d{9}$/,
  HR: /^HR\d{11}$/,
  HU: /^HU\d{8}$/,
  IE: /^IE(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^IT\d{11}$/,
  LT: /^LT(?:\d{9}|\d{12})$/,
  LU: /^LU\d{8}$/,
  LV: /^LV\d{11}$/,
  MT: /^MT\d{8}$/,
  NL: /^NL\d{9}B\d{2}$/,
  PL: /^PL\d{10}$/,
  PT: /^PT\d{9}$/,
  RO: /^RO\d{2,10}$/,
  SE: /^SE\d{12}$/,
  SI: /^SI\d{8}$/,
  SK: /^SK\d{10}$/,
}

/** Whether a country is in the VAT area of the EU: the countries with a VAT id. */
export function isEuCountry(country: CountryCode): boolean {
  return Object.hasOwn(VAT_ID_FORMS, country)
}

/** The pattern of a country's VAT ids without `^` and `$`; null outside the EU. */
export function vatIdPattern(country: CountryCode): string | null {
  return VAT_ID_FORMS[country]?.source.slice(1, -1) ?? null
}

/** The EU country whose pattern a VAT id matches; null for none. Only the syntax is checked. */
export function vatIdCountry(vatId: string): CountryCode | null {
  const found = Object.entries(VAT_ID_FORMS).find(([, form]) => form.test(vatId))
  return found?.[0] ?? null
}
