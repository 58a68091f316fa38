import { ShopSettings } from '#shared/schemas/import/shop.ts'
import { flag, int, json, text } from '#worker/backend/sql/columns.ts'
import { table } from '#worker/backend/sql/table.ts'

export const CountryTable = table('country', {
  publicId: text,
  /** ISO 3166-1 alpha-2. */
  iso: text,
  /** ISO 3166-1 alpha-3. */
  iso3: text,
  nameDe: text,
  nameEn: text,
  position: int,
  isEu: flag,
  /** Whether addresses may name it. */
  active: flag,
  shippingAvailable: flag,
})

export const CountryStateTable = table('country_state', {
  publicId: text,
  countryId: text,
  /** ISO 3166-2. */
  shortCode: text,
  nameDe: text,
  nameEn: text,
})

export const SalutationTable = table('salutation', {
  publicId: text,
  key: text,
  displayNameDe: text,
  displayNameEn: text,
  letterNameDe: text,
  letterNameEn: text,
  position: int,
})

/** The settings of `shop.json`, at most one row. */
export const ShopSettingsTable = table('shop_settings', {
  key: text,
  contentHash: text,
  record: json(ShopSettings),
})
