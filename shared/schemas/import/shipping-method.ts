import { z } from '#shared/schemas/zod.ts'
import { CountryIso, GrossCents, Key, LocaleText } from './text.ts'

const PerCountry = z.array(z.strictObject({ countryIso: CountryIso, grossCents: GrossCents }))

/** A line of `shipping-methods.ndjson`. The method does not serve countries without a cost. */
export const ShippingMethodRecord = z.strictObject({
  key: Key,
  kind: z.enum(['parcel', 'roll', 'letter', 'pickup', 'download']),
  name: LocaleText,
  note: LocaleText,
  position: z.int().min(0),
  /** Price of the method; for `roll` the surcharge on the parcel's price. */
  costs: PerCountry,
  /** Value of goods from which the method is free in that country, inclusive. */
  freeFrom: PerCountry,
  /**
   * Business days that a country takes longer than the shop's own country; none without an entry.
   */
  extraDays: z
    .array(z.strictObject({ countryIso: CountryIso, min: z.int().min(0), max: z.int().min(0) }))
    .default([]),
  maxWeightMg: z.int().positive().nullable(),
})
export type ShippingMethodRecord = z.infer<typeof ShippingMethodRecord>
