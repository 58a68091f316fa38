import type { Locale } from '#shared/i18n/locales.ts'
import { z } from '#shared/schemas/zod.ts'
import { jsonColumn } from '../sql/json-column.ts'

const Flag = z.int().transform((value) => value === 1)

const StateRow = z.object({
  id: z.string(),
  shortCode: z.string(),
  name_de: z.string(),
  name_en: z.string(),
})

const CountryRow = z.object({
  public_id: z.string(),
  iso: z.string(),
  iso3: z.string(),
  name_de: z.string(),
  name_en: z.string(),
  position: z.int(),
  is_eu: Flag,
  active: Flag,
  shipping_available: Flag,
  states: jsonColumn(z.array(StateRow)),
})

/** A state or canton in the language of the request. */
export type ShopState = Readonly<{
  id: string
  countryId: string
  shortCode: string
  name: string
  position: number
}>

/** A country in the language of the request. */
export type ShopCountry = Readonly<{
  id: string
  iso: string
  iso3: string
  name: string
  position: number
  isEu: boolean
  active: boolean
  shippingAvailable: boolean
  /** By name; empty if the shop knows none. */
  states: readonly ShopState[]
}>

export function selectCountries(db: D1Database): D1PreparedStatement {
  return db.prepare(`SELECT c.*, (
      SELECT json_group_array(json_object('id', s.public_id, 'shortCode', s.short_code,
        'name_de', s.name_de, 'name_en', s.name_en))
      FROM country_state s WHERE s.country_id = c.public_id) AS states
    FROM country c ORDER BY c.position, c.iso`)
}

export function readCountries(results: readonly unknown[], locale: Locale): readonly ShopCountry[] {
  return z
    .array(CountryRow)
    .parse(results)
    .map((row) => ({
      id: row.public_id,
      iso: row.iso,
      iso3: row.iso3,
      name: row[`name_${locale}`],
      position: row.position,
      isEu: row.is_eu,
      active: row.active,
      shippingAvailable: row.shipping_available,
      states: inOrder(row, locale),
    }))
}

function inOrder(row: z.infer<typeof CountryRow>, locale: Locale): readonly ShopState[] {
  return row.states
    .map(({ id, shortCode, ...names }) => ({ id, shortCode, name: names[`name_${locale}`] }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
    .map((state, index) => ({ ...state, countryId: row.public_id, position: index + 1 }))
}

const SalutationRow = z.object({
  public_id: z.string(),
  key: z.string(),
  display_name_de: z.string(),
  display_name_en: z.string(),
  letter_name_de: z.string(),
  letter_name_en: z.string(),
})

export type ShopSalutation = Readonly<{
  id: string
  key: string
  displayName: string
  letterName: string
}>

export function selectSalutations(db: D1Database): D1PreparedStatement {
  return db.prepare('SELECT * FROM salutation ORDER BY position')
}

export function readSalutations(
  results: readonly unknown[],
  locale: Locale,
): readonly ShopSalutation[] {
  return z
    .array(SalutationRow)
    .parse(results)
    .map((row) => ({
      id: row.public_id,
      key: row.key,
      displayName: row[`display_name_${locale}`],
      letterName: row[`letter_name_${locale}`],
    }))
}

/** Countries whose postal codes contain only digits. For other countries any code is accepted. */
const POSTAL_CODES: Readonly<Record<string, string>> = {
  DE: '\\d{5}',
  AT: '\\d{4}',
  CH: '\\d{4}',
  LI: '\\d{4}',
}

/** The pattern of a country's postal codes, without anchors; null if none is checked. */
export function postalCodePattern(iso: string): string | null {
  return POSTAL_CODES[iso] ?? null
}
