import { z } from '#shared/schemas/zod.ts'
import { findProductErrors } from './product-errors.ts'
import { Properties } from './parent-product.ts'
import { ProductNumber, GrossCents, Key, LocaleText, ShiftedDate, Slug } from './text.ts'

/** Properties of a product that are true or false. Absent means no. */
export const ProductFlag = z.enum([
  'rollOnly',
  'rollOption',
  'hazardous',
  'closeout',
  'download',
  'testArticle',
  'remnant',
  'secondChoice',
  'smallQuantity',
  'samplePossible',
  'letterPossible',
  'shippingFree',
  'fixedBookPrice',
])
export type ProductFlag = z.infer<typeof ProductFlag>

/** Whether and when it can be had. */
export const ProductAvailability = z.discriminatedUnion('state', [
  z.strictObject({ state: z.enum(['inStock', 'lowStock', 'outOfStock', 'soldOut']) }),
  z.strictObject({ state: z.literal('availableOn'), date: ShiftedDate }),
  z.strictObject({ state: z.literal('availableInDays'), days: z.int().positive() }),
])
export type ProductAvailability = z.infer<typeof ProductAvailability>

/**
 * How much is in one sales unit, and the amount the base price refers to, in thousandths of `unit`:
 * metre goods sold by 0.1 m have 100 and 1000, a cone of 500 m priced per 100 m 500000 and 100000.
 */
export const Content = z.strictObject({
  unit: z.enum(['m', 'm2', 'kg', 'l']),
  milli: z.int().positive(),
  referenceMilli: z.int().positive(),
})
export type Content = z.infer<typeof Content>

/** A file that is sold: how buyers find it saved, and where it lies in the folder. */
export const Download = z.strictObject({
  fileName: Slug,
  extension: z.literal('pdf'),
  /** Named by the first 20 digits of the hash of its content. */
  file: z.string().regex(/^files\/[0-9a-f]{20}\.pdf$/),
  bytes: z
    .int()
    .positive()
    .max(1024 * 1024),
})
export type Download = z.infer<typeof Download>

/**
 * A line of `articles.ndjson`: one sellable number. All amounts and quantities of a line count
 * **sales units**: price, tiers, list price, stock, minimum, steps, maximum and weight. One sales
 * unit of a metre good is `content.milli` thousandths of a metre.
 */
export const ProductRecord = z
  .strictObject({
    number: ProductNumber,
    family: Key,
    /** Order within the parent product. */
    position: z.int().min(0),
    mpn: z.string().min(1),
    name: LocaleText,
    slug: Slug,
    /** The option of each axis of the parent product; they count as properties too. */
    options: z.record(Key, Key),
    /** Replaces the family's options of the same group. */
    properties: Properties,
    unit: z.enum(['m', 'piece', 'set', 'download']),
    content: Content.nullable(),
    /** Base prices to show beside the price; `m2` of metre goods divides by the roll width. */
    basePrices: z.array(
      z.strictObject({ per: z.int().positive(), unit: z.enum(['m', 'm2', 'kg', 'l']) }),
    ),
    minPurchase: z.int().positive(),
    purchaseSteps: z.int().positive(),
    maxPurchase: z.int().positive().nullable(),
    taxClass: z.enum(['standard', 'reduced']),
    /** Tier prices by rising quantity; the first begins at `minPurchase`. */
    prices: z
      .array(z.strictObject({ fromQuantity: z.int().positive(), grossCents: GrossCents }))
      .min(1),
    /** A price reduction; percentages are computed on the lowest price of the 30 days before it. */
    reduction: z
      .strictObject({ listCents: GrossCents, lowest30Cents: GrossCents, since: ShiftedDate })
      .nullable(),
    weightMg: z.int().min(0),
    /** null: unlimited (downloads). */
    stock: z.int().min(0).nullable(),
    /** The available lengths of a metre good; together they are the stock. */
    rolls: z.array(z.int().positive()).max(500).default([]),
    availability: ProductAvailability,
    /** false: no call may put it into an order, whatever the stock. */
    orderable: z.boolean(),
    /** false: has a page of its own, but stands in no listing, search, feed or sitemap. */
    listed: z.boolean(),
    newSince: ShiftedDate.nullable(),
    flags: z.array(ProductFlag),
    withdrawal: z.enum(['standard', 'cut-to-length', 'digital-content']),
    download: Download.nullable(),
    /** Id under which an older shop had it at `/detail/{id}`. */
    legacyId: z
      .string()
      .regex(/^[0-9a-f]{32}$/)
      .nullable(),
    /** Keys of `media.ndjson` in display order; the first is the cover. */
    media: z.array(Key),
  })
  .superRefine((product, context) => {
    for (const { path, message } of findProductErrors(product))
      context.addIssue({ code: 'custom', path: [...path], message })
  })
export type ProductRecord = z.infer<typeof ProductRecord>
