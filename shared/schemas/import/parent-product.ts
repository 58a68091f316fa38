import { z } from '#shared/schemas/zod.ts'
import { CountryIso, Key, LocaleText, Slug } from './text.ts'

const Statement = LocaleText.extend({ code: z.string().regex(/^(?:EUH|H|P)\d{3}[A-Za-z+\dHP ]*$/) })

/**
 * Label and transport data of a hazardous product (CLP, ADR). Statements quote the regulation
 * literally.
 */
const Hazard = z.strictObject({
  un: z.string().regex(/^UN\d{4}$/),
  adrClass: z.string().min(1),
  packingGroup: z.enum(['I', 'II', 'III']).nullable(),
  limitedQuantity: z.boolean(),
  properShippingName: LocaleText,
  signalWord: LocaleText.nullable(),
  pictograms: z.array(z.string().regex(/^GHS\d{2}$/)),
  hazardStatements: z.array(Statement),
  precautionaryStatements: z.array(Statement),
  shipsTo: z.array(CountryIso).min(1),
})
type Hazard = z.infer<typeof Hazard>

/** Legal fibre names of one textile part, coatings excluded; percentages add up to 100. */
const CompositionPart = z
  .strictObject({
    /** Face, membrane, backing …; null if the product is one cloth. */
    part: LocaleText.nullable(),
    fibres: z.array(z.strictObject({ fibre: LocaleText, percent: z.int().min(1).max(100) })).min(1),
  })
  .refine((part) => part.fibres.reduce((sum, { percent }) => sum + percent, 0) === 100, {
    path: ['fibres'],
    message: 'do not add up to 100 percent',
  })

/** Option keys by group key. */
export const Properties = z.record(Key, z.array(Key).min(1))
export type Properties = z.infer<typeof Properties>

/**
 * A line of `families.ndjson`: the data that all variants of a parent share. A parent cannot be
 * bought.
 */
export const ParentRecord = z.strictObject({
  key: Key,
  position: z.int().min(0),
  name: LocaleText,
  slug: Slug,
  description: LocaleText,
  manufacturer: Key,
  /** The first is the main one, used for breadcrumb and canonical path. */
  categories: z.array(Key).min(1),
  /** Groups whose options distinguish the variants; empty for a single product. */
  axes: z.array(Key),
  properties: Properties,
  composition: z.array(CompositionPart),
  animalNonTextileParts: z.boolean(),
  /** Options of the group `care`. */
  care: z.array(Key),
  warnings: z.array(LocaleText),
  hazard: Hazard.nullable(),
  /** Business days from the order to the delivery. */
  deliveryDays: z
    .strictObject({ min: z.int().min(0), max: z.int().min(0) })
    .refine((days) => days.min <= days.max, { message: 'end before they begin' }),
  /** Keys of parent products to show as cross-selling. */
  crossSelling: z.array(Key),
})
export type ParentRecord = z.infer<typeof ParentRecord>
