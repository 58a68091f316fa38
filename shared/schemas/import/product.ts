import { isShopSection } from '#shared/shop-sections.ts'
import { z } from '#shared/schemas/zod.ts'
import { findProductErrors } from './product-errors.ts'
import { Properties } from './parent-product.ts'
import { ProductNumber, GrossCents, Key, LocaleText, ShiftedDate, Slug } from './text.ts'

/** The first segment of a product's address. Pages of the shop win over products. */
const ProductSlug = Slug.superRefine((slug, context) => {
  for (const [locale, segment] of Object.entries(slug))
    if (isShopSection(segment))
      context.addIssue({
        code: 'custom',
        path: [locale],
        message: `${segment} is a section of the shop`,
      })
})

/** Yes-or-no properties of a product. An absent one is false. */
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

/** Whether and when a product is available. */
export const ProductAvailability = z.discriminatedUnion('state', [
  z.strictObject({ state: z.enum(['inStock', 'lowStock', 'outOfStock', 'soldOut']) }),
  z.strictObject({ state: z.literal('availableOn'), date: ShiftedDate }),
  z.strictObject({ state: z.literal('availableInDays'), days: z.int().positive() }),
])
export type ProductAvailability = z.infer<typeof ProductAvailability>

/**
 * The content of one sales unit, and the amount that the base price refers to, in thousandths of
 * `unit`. Metre goods sold by 0.1 m have 100 and 1000. A cone of 500 m priced per 100 m has 500000
 * and 100000.
 */
export const Content = z.strictObject({
  unit: z.enum(['m', 'm2', 'g', 'kg', 'ml', 'l']),
  milli: z.int().positive(),
  referenceMilli: z.int().positive(),
})
export type Content = z.infer<typeof Content>

/** A file for sale: its name for buyers, and its path in the folder. */
export const Download = z.strictObject({
  fileName: Slug,
  extension: z.literal('pdf'),
  /** The name is the first 20 digits of its content hash. */
  file: z.string().regex(/^files\/[0-9a-f]{20}\.pdf$/),
  bytes: z
    .int()
    .positive()
    .max(1024 * 1024),
})
export type Download = z.infer<typeof Download>

/**
 * A line of `articles.ndjson`: one sellable product. All amounts and quantities count **sales
 * units**: price, tiers, list price, stock, minimum, steps, maximum and weight. One sales unit of a
 * metre good is `content.milli` thousandths of a metre.
 */
export const ProductRecord = z
  .strictObject({
    number: ProductNumber,
    family: Key,
    /** Position within the parent product. */
    position: z.int().min(0),
    mpn: z.string().min(1),
    name: LocaleText,
    slug: ProductSlug,
    /** The option of each axis of the parent product; these options are properties too. */
    options: z.record(Key, Key),
    /** Replaces the parent's options of the same group. */
    properties: Properties,
    unit: z.enum(['m', 'piece', 'set', 'download']),
    content: Content.nullable(),
    /** Base prices to show next to the price; `m2` of metre goods divides by the roll width. */
    basePrices: z.array(
      z.strictObject({ per: z.int().positive(), unit: z.enum(['m', 'm2', 'g', 'kg', 'ml', 'l']) }),
    ),
    minPurchase: z.int().positive(),
    purchaseSteps: z.int().positive(),
    maxPurchase: z.int().positive().nullable(),
    taxClass: z.enum(['standard', 'reduced']),
    /** Tier prices by ascending quantity; the first starts at `minPurchase`. */
    prices: z
      .array(z.strictObject({ fromQuantity: z.int().positive(), grossCents: GrossCents }))
      .min(1),
    /**
     * A price reduction; percentages are computed from the lowest price of the previous 30 days.
     */
    reduction: z
      .strictObject({ listCents: GrossCents, lowest30Cents: GrossCents, since: ShiftedDate })
      .nullable(),
    weightMg: z.int().min(0),
    /** null: unlimited (downloads). */
    stock: z.int().min(0).nullable(),
    /** The available lengths of a metre good; together they are the stock. */
    rolls: z.array(z.int().positive()).max(500).default([]),
    availability: ProductAvailability,
    /** False: cannot be ordered, even with stock. */
    orderable: z.boolean(),
    /** False: has its own page, but is in no listing, search, feed or sitemap. */
    listed: z.boolean(),
    newSince: ShiftedDate.nullable(),
    flags: z.array(ProductFlag),
    withdrawal: z.enum(['standard', 'cut-to-length', 'digital-content']),
    download: Download.nullable(),
    /** Id of this product at `/detail/{id}` in an older shop. */
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
