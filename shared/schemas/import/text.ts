import { PRODUCT_NUMBER } from '#shared/domain/product-number.ts'
import { z } from '#shared/schemas/zod.ts'

/** A text in both languages of the shop. Neither can be missing or blank. */
export const LocaleText = z.strictObject({
  de: z.string().trim().min(1),
  en: z.string().trim().min(1),
})
export type LocaleText = z.infer<typeof LocaleText>

const SLUG = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)

/** One segment of a path in each language: lower-case letters, digits and single hyphens. */
export const Slug = z.strictObject({ de: SLUG, en: SLUG })
export type Slug = z.infer<typeof Slug>

const PATH = z.string().regex(/^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/)

/** A full path in each language, without the locale prefix. */
export const Path = z.strictObject({ de: PATH, en: PATH })
export type Path = z.infer<typeof Path>

/** The name that records use to refer to each other. It is never displayed and never changes. */
export const Key = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/)
  .max(80)
export type Key = z.infer<typeof Key>

/** The number in a product's URL. Addresses that end in `.html` are redirected. */
export const ProductNumber = z
  .string()
  .regex(PRODUCT_NUMBER, 'is not 1 to 64 letters, digits, dots, underscores and hyphens')
  .refine((number) => !number.endsWith('.html'), 'ends in .html')
export type ProductNumber = z.infer<typeof ProductNumber>

/**
 * `YYYY-MM-DD`, relative to the manifest's `asOf`; the importer shifts it to the day of the import.
 */
export const ShiftedDate = z.iso.date()

/** Whole cents of the manifest's currency, including the tax of the shop's own country. */
export const GrossCents = z.int().min(0)

/** A colour as `#rrggbb`, lower case. */
export const Hex = z.string().regex(/^#[0-9a-f]{6}$/)

/** ISO 3166-1 alpha-2. */
export const CountryIso = z.string().regex(/^[A-Z]{2}$/)
