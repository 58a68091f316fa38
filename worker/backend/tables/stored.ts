import { ProductRecord } from '#shared/schemas/import/product.ts'
import { CategoryRecord } from '#shared/schemas/import/category.ts'
import { ParentRecord } from '#shared/schemas/import/parent-product.ts'
import { ManufacturerRecord } from '#shared/schemas/import/manufacturer.ts'
import { MediaRecord } from '#shared/schemas/import/media.ts'
import { PropertyGroupRecord, PropertyOptionRecord } from '#shared/schemas/import/property-group.ts'
import { z } from '#shared/schemas/zod.ts'

// Records in the database. The import validated them, so only their shape is parsed.

export const StoredProduct = z.object(ProductRecord.shape)
export type StoredProduct = z.infer<typeof StoredProduct>

export const StoredParent = z.object(ParentRecord.shape)
export type StoredParent = z.infer<typeof StoredParent>

export const StoredManufacturer = z.object(ManufacturerRecord.shape)
export type StoredManufacturer = z.infer<typeof StoredManufacturer>

export const StoredThumbnail = z.object({
  /** The drawing that it shows. */
  of: z.string(),
  file: z.string(),
  width: z.int(),
  height: z.int(),
})

/** A picture. `thumbnail` is its PNG, if there is one. */
export const StoredMedia = z.object({ ...MediaRecord.shape, thumbnail: StoredThumbnail.optional() })
export type StoredMedia = z.infer<typeof StoredMedia>

export const StoredCategory = z.object(CategoryRecord.shape)
export type StoredCategory = z.infer<typeof StoredCategory>

/** A group without its options, which have their own rows. */
export const StoredGroup = z.object(PropertyGroupRecord.shape).omit({ options: true })
export type StoredGroup = z.infer<typeof StoredGroup>

export const StoredOption = z.object(PropertyOptionRecord.shape)
export type StoredOption = z.infer<typeof StoredOption>
