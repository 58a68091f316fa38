import { z } from '#shared/schemas/zod.ts'
import { CategoryRecord } from '#shared/schemas/import/category.ts'
import { ManufacturerRecord } from '#shared/schemas/import/manufacturer.ts'
import { PromotionRecord } from '#shared/schemas/import/promotion.ts'
import { PropertyGroupRecord } from '#shared/schemas/import/property-group.ts'
import { ReviewRecord } from '#shared/schemas/import/review.ts'
import { SearchTermRecord } from '#shared/schemas/import/search-term.ts'
import { ShippingMethodRecord } from '#shared/schemas/import/shipping-method.ts'
import { Hex, Key, LocaleText } from '#shared/schemas/import/text.ts'
import { SourceContent } from '#seed/content/source.ts'
import { SourceParentProduct } from './parent-product.ts'
import { SourcePhotograph } from './photograph.ts'

const shape = PropertyGroupRecord.shape
const said = {
  key: shape.key,
  name: shape.name,
  multiple: shape.multiple,
  filterable: shape.filterable,
  showInCartLine: shape.showInCartLine,
  position: shape.position,
  note: shape.note,
}

/** A property group as edited: a measure has no options, since they follow from its figures. */
export const SourceGroup = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('options'),
    ...said,
    options: z.array(z.strictObject({ key: Key, name: LocaleText, hex: Hex.optional() })),
  }),
  z.strictObject({
    kind: z.literal('measure'),
    ...said,
    unit: LocaleText,
    decimals: z.int().min(0).max(3),
  }),
])
export type SourceGroup = z.infer<typeof SourceGroup>

/** An exact shade and its filter colour. */
export const SourceShade = z.strictObject({ key: Key, name: LocaleText, hex: Hex, filter: Key })
export type SourceShade = z.infer<typeof SourceShade>

/** A category; `pictureKind` names the kind of its picture. */
const SourceCategory = CategoryRecord.omit({ picture: true }).extend({ pictureKind: Key })

/** The demo catalogue as edited. */
export const SourceCatalogue = z.strictObject({
  asOf: z.iso.date(),
  manufacturers: z.array(ManufacturerRecord),
  groups: z.array(SourceGroup),
  shades: z.array(SourceShade),
  categories: z.array(SourceCategory),
  shippingMethods: z.array(ShippingMethodRecord),
  /** In the order of departments, then as edited. */
  families: z.array(SourceParentProduct),
  reviews: z.array(ReviewRecord),
  promotions: z.array(PromotionRecord),
  /** Rendered pictures in display order, by the number of their product. */
  photographs: z.record(z.string(), z.array(SourcePhotograph)),
  searchTerms: z.array(SearchTermRecord),
  /** Null: a catalogue without texts. */
  content: SourceContent.nullable(),
})
export type SourceCatalogue = z.infer<typeof SourceCatalogue>
