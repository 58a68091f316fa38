import type { Locale } from '#shared/i18n/locales.ts'
import { z } from '#shared/schemas/zod.ts'
import { json } from '#worker/backend/sql/columns.ts'
import { prepare, sql } from '#worker/backend/sql/sql.ts'
import { CountryTable, SalutationTable } from '#worker/backend/tables/channel.ts'

const StateRow = z.object({
  id: z.string(),
  shortCode: z.string(),
  name: z.object({ de: z.string(), en: z.string() }),
})
const CountryRow = CountryTable.row.extend({ states: json(z.array(StateRow)) })

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
  return prepare(
    db,
    sql`SELECT ${CountryTable.columns}, (
        SELECT json_group_array(json_object('id', s.public_id, 'shortCode', s.short_code,
          'name', json_object('de', s.name_de, 'en', s.name_en)))
        FROM country_state s WHERE s.country_id = country.public_id) AS states
      FROM country ORDER BY country.position, country.iso`,
  )
}

export function readCountries(results: readonly unknown[], locale: Locale): readonly ShopCountry[] {
  return results
    .map((result) => CountryRow.parse(result))
    .map((row) => ({
      id: row.publicId,
      iso: row.iso,
      iso3: row.iso3,
      name: locale === 'de' ? row.nameDe : row.nameEn,
      position: row.position,
      isEu: row.isEu,
      active: row.active,
      shippingAvailable: row.shippingAvailable,
      states: inOrder(row, locale),
    }))
}

function inOrder(row: z.infer<typeof CountryRow>, locale: Locale): readonly ShopState[] {
  return row.states
    .map(({ id, shortCode, name }) => ({ id, shortCode, name: name[locale] }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
    .map((state, index) => ({ ...state, countryId: row.publicId, position: index + 1 }))
}

export type ShopSalutation = Readonly<{
  id: string
  key: string
  displayName: string
  letterName: string
}>

/** The countries and salutations that addresses refer to. */
export type Places = Readonly<{
  countries: readonly ShopCountry[]
  salutations: readonly ShopSalutation[]
}>

export function selectSalutations(db: D1Database): D1PreparedStatement {
  const query = sql`SELECT ${SalutationTable.columns} FROM salutation ORDER BY position`
  return prepare(db, query)
}

export function readSalutations(
  results: readonly unknown[],
  locale: Locale,
): readonly ShopSalutation[] {
  return results
    .map((result) => SalutationTable.row.parse(result))
    .map((row) => ({
      id: row.publicId,
      key: row.key,
      displayName: locale === 'de' ? row.displayNameDe : row.displayNameEn,
      letterName: locale === 'de' ? row.letterNameDe : row.letterNameEn,
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
