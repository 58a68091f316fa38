import { z } from '#shared/schemas/zod.ts'
import {
  ArticleAvailability,
  ArticleFlag,
  ArticleRecord,
  Content,
  Download,
} from '#shared/schemas/import/product.ts'
import { FamilyRecord } from '#shared/schemas/import/parent-product.ts'
import { ArticleNumber, Key, LocaleText, ShiftedDate, Slug } from '#shared/schemas/import/text.ts'

const article = ArticleRecord.shape
const family = FamilyRecord.shape

/** A measure is its figure, other properties are option keys. */
const Value = z.union([z.number(), Key, z.array(Key).min(1)])
const Values = z.record(Key, Value)
export type Values = z.infer<typeof Values>

/** Further tiers after the price. Prices per metre or piece, quantities in units. */
const Tiers = z.array(
  z.strictObject({ fromQuantity: z.int().positive(), priceCents: z.int().min(0) }),
)

/** A product as edited: prices and weight per metre or piece, quantities in sales units. */
export const SourceArticle = z.strictObject({
  number: ArticleNumber,
  mpn: article.mpn,
  options: z.record(Key, z.union([z.number(), Key])),
  shade: Key.optional(),
  name: LocaleText,
  slug: Slug,
  unit: article.unit.optional(),
  content: Content.optional(),
  priceCents: z.int().min(0),
  tiers: Tiers.default([]),
  specialPrice: z
    .strictObject({
      listPriceCents: z.int(),
      lowest30Cents: z.int(),
      since: ShiftedDate,
    })
    .optional(),
  weightG: z.number().min(0),
  properties: Values.default({}),
  stock: article.stock,
  availability: ArticleAvailability,
  orderable: z.boolean(),
  flags: z.array(ArticleFlag).optional(),
  withdrawal: article.withdrawal.optional(),
  download: Download.omit({ file: true, bytes: true }).optional(),
  legacyId: article.legacyId.unwrap().optional(),
})
export type SourceArticle = z.infer<typeof SourceArticle>

/** Drawing parameters in addition to properties and shade. */
const SourcePicture = z.strictObject({
  kind: Key,
  params: z.record(z.string(), z.union([z.number(), z.string(), z.boolean()])),
})

/** A parent with its products as edited. A product's fields override the parent's. */
export const SourceFamily = z.strictObject({
  key: Key,
  category: Key,
  name: LocaleText,
  slug: Slug,
  description: LocaleText,
  picture: SourcePicture,
  manufacturer: Key,
  unit: article.unit,
  content: Content.nullable(),
  basePrices: article.basePrices,
  minPurchase: article.minPurchase,
  purchaseSteps: article.purchaseSteps,
  maxPurchase: article.maxPurchase,
  taxClass: article.taxClass,
  axes: z.array(Key),
  properties: Values,
  composition: family.composition,
  animalNonTextileParts: z.boolean(),
  care: family.care,
  flags: z.array(ArticleFlag),
  newSince: ShiftedDate.optional(),
  withdrawal: article.withdrawal,
  deliveryDays: family.deliveryDays,
  crossSelling: family.crossSelling,
  warnings: family.warnings,
  hazard: family.hazard.unwrap().optional(),
  articles: z.array(SourceArticle).min(1),
})
export type SourceFamily = z.infer<typeof SourceFamily>
