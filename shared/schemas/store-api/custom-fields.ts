import { z } from '#shared/schemas/zod.ts'
import { tolerantObject } from './tolerant.ts'

/** The fibre composition of one part of a textile (face, membrane, backing …). */
const Composition = z.object({
  part: z.string().nullish(),
  fibres: z.array(z.object({ name: z.string(), percent: z.number() })),
})
type Composition = z.infer<typeof Composition>

/** A base price to show next to every price: cents for `per` of `unit` (m, m2, kg, l, piece …). */
export const BasePriceRule = z.object({ per: z.number().positive(), unit: z.string() })
export type BasePriceRule = z.infer<typeof BasePriceRule>

/** Whether and when a product is available (CONTRIBUTING.md#availability). */
export const Availability = z.object({
  state: z.enum(['inStock', 'lowStock', 'outOfStock', 'soldOut', 'availableOn', 'availableInDays']),
  date: z.iso.date().nullish(),
  days: z.number().int().nullish(),
})
export type Availability = z.infer<typeof Availability>

/** A property on product cards and in title blocks, in the language of the request. */
export const Fact = z.object({ label: z.string(), value: z.string() })
export type Fact = z.infer<typeof Fact>

/** The product data of a card beyond Shopware's own fields. */
export const CardCustomFields = tolerantObject({
  ripstop_orderable: z.boolean().optional(),
  ripstop_test_article: z.boolean().default(false),
  ripstop_availability: Availability.nullish(),
  ripstop_roll_width_mm: z.number().int().positive().nullish(),
  /** Thickness of a tightly rolled layer of cloth, in micrometres; null if unknown. */
  ripstop_layer_um: z.number().int().positive().nullish(),
  /** The longest available piece, in wire units; null if unknown. */
  ripstop_longest_piece: z.number().int().nullish(),
  ripstop_base_prices: z.array(BasePriceRule).optional(),
  ripstop_roll_only: z.boolean().default(false),
  ripstop_hazardous: z.boolean().default(false),
  ripstop_remnant: z.boolean().default(false),
  ripstop_second_choice: z.boolean().default(false),
  ripstop_withdrawal: z.enum(['standard', 'cut-to-length', 'digital-content']).default('standard'),
  ripstop_delivery_days: z.object({ min: z.number().int(), max: z.number().int() }).nullish(),
  ripstop_shade: z.object({ name: z.string(), hex: z.string() }).nullish(),
  ripstop_facts: z.array(Fact).default([]),
  ripstop_shades: z.array(z.object({ name: z.string(), hex: z.string() })).default([]),
  /** Number of approved reviews of all variants. */
  ripstop_review_count: z.number().int().default(0),
})
export type CardCustomFields = z.infer<typeof CardCustomFields>

/**
 * The product data beyond Shopware's own fields, in `product.customFields` on the wire. Texts are
 * in the language of the request; an absent field does not apply.
 */
export const ProductCustomFields = tolerantObject({
  ...CardCustomFields.shape,
  ripstop_roll_option: z.boolean().default(false),
  ripstop_letter_possible: z.boolean().default(false),
  ripstop_sample_possible: z.boolean().default(false),
  ripstop_small_quantity: z.boolean().default(false),
  ripstop_composition: z.array(Composition).default([]),
  ripstop_animal_parts: z.boolean().default(false),
  ripstop_care: z.array(z.string()).default([]),
  ripstop_warnings: z.array(z.string()).default([]),
  ripstop_hazard: z
    .object({
      signalWord: z.string().nullish(),
      pictograms: z.array(z.string()).default([]),
      statements: z.array(z.string()).default([]),
      transport: z.string().nullish(),
      shipsTo: z.array(z.string()).default([]),
    })
    .nullish(),
  ripstop_legacy_id: z.string().nullish(),
})
export type ProductCustomFields = z.infer<typeof ProductCustomFields>
