import type { Locale } from '#shared/i18n/locales.ts'
import { z } from '#shared/schemas/zod.ts'

const Flag = z.int().transform((value) => value === 1)

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
})

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
}>

export function selectCountries(db: D1Database): D1PreparedStatement {
  return db.prepare('SELECT * FROM country ORDER BY position, iso')
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
    }))
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
