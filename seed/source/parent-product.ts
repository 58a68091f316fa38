import { z } from '#shared/schemas/zod.ts'
import {
  ProductAvailability,
  ProductFlag,
  ProductRecord,
  Content,
  Download,
} from '#shared/schemas/import/product.ts'
import { ParentRecord } from '#shared/schemas/import/parent-product.ts'
import { ProductNumber, Key, LocaleText, ShiftedDate, Slug } from '#shared/schemas/import/text.ts'

const product = ProductRecord.shape
const parent = ParentRecord.shape

/** A measure is its figure, other properties are option keys. */
const Value = z.union([z.number(), Key, z.array(Key).min(1)])
const Values = z.record(Key, Value)
export type Values = z.infer<typeof Values>

/** Further tiers after the price. Prices per metre or piece, quantities in units. */
const Tiers = z.array(
  z.strictObject({ fromQuantity: z.int().positive(), priceCents: z.int().min(0) }),
)

/** A product as edited: prices and weight per metre or piece, quantities in sales units. */
export const SourceProduct = z.strictObject({
  number: ProductNumber,
  mpn: product.mpn,
  options: z.record(Key, z.union([z.number(), Key])),
  shade: Key.optional(),
  name: LocaleText,
  slug: Slug,
  unit: product.unit.optional(),
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
  stock: product.stock,
  availability: ProductAvailability,
  orderable: z.boolean(),
  flags: z.array(ProductFlag).optional(),
  withdrawal: product.withdrawal.optional(),
  download: Download.omit({ file: true, bytes: true }).optional(),
  legacyId: product.legacyId.unwrap().optional(),
})
export type SourceProduct = z.infer<typeof SourceProduct>

/** Drawing parameters in addition to properties and shade. */
const SourcePicture = z.strictObject({
  kind: Key,
  params: z.record(z.string(), z.union([z.number(), z.string(), z.boolean()])),
})

/** A parent with its products as edited. A product's fields override the parent's. */
export const SourceParentProduct = z.strictObject({
  key: Key,
  category: Key,
  name: LocaleText,
  slug: Slug,
  description: LocaleText,
  picture: SourcePicture,
  manufacturer: Key,
  unit: product.unit,
  content: Content.nullable(),
  basePrices: product.basePrices,
  minPurchase: product.minPurchase,
  purchaseSteps: product.purchaseSteps,
  maxPurchase: product.maxPurchase,
  taxClass: product.taxClass,
  axes: z.array(Key),
  properties: Values,
  composition: parent.composition,
  animalNonTextileParts: z.boolean(),
  care: parent.care,
  flags: z.array(ProductFlag),
  newSince: ShiftedDate.optional(),
  withdrawal: product.withdrawal,
  deliveryDays: parent.deliveryDays,
  crossSelling: parent.crossSelling,
  warnings: parent.warnings,
  hazard: parent.hazard.unwrap().optional(),
  articles: z.array(SourceProduct).min(1),
})
export type SourceParentProduct = z.infer<typeof SourceParentProduct>
