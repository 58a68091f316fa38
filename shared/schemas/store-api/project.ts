import { z } from '#shared/schemas/zod.ts'
import { emptyAsMap, Product } from './product.ts'

/** A project in a list. */
export const ProjectHead = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  public: z.boolean(),
  showDescription: z.boolean(),
  version: z.int(),
  itemCount: z.int(),
  updatedAt: z.string(),
})
export type ProjectHead = z.infer<typeof ProjectHead>

/**
 * Another variant of the same parent product; variants of the same `version` differ only in colour.
 */
const OtherVariant = z.object({
  productId: z.string(),
  number: z.string(),
  isAvailable: z.boolean(),
  shade: z.string().nullable(),
  hex: z.string().nullable(),
  version: z.string(),
})

/** A product of another parent that shares most properties with an unavailable product. */
const Alternative = z.object({ productId: z.string(), number: z.string(), name: z.string() })

const Item = z.object({
  productId: z.string(),
  /** Wire units: tenths of a metre, or pieces. */
  quantity: z.int(),
  note: z.string(),
  group: z.string(),
  /** Null if the product is no longer in the catalogue. */
  product: Product.nullable(),
  /** Keys of the product's properties by the keys of their groups. */
  traits: emptyAsMap(z.record(z.string(), z.array(z.string()))),
  version: z.string(),
  siblings: z.array(OtherVariant),
  alternatives: z.array(Alternative).default([]),
  /** Null if unavailable; `quantity` is the available part of the planned quantity. */
  price: z.object({ quantity: z.int(), unitPrice: z.number(), totalPrice: z.number() }).nullable(),
})
export type PlannedItem = z.infer<typeof Item>

/** A project with its products at current prices. */
export const Project = ProjectHead.extend({
  own: z.boolean(),
  items: z.array(Item),
  price: z.object({
    goods: z.number(),
    discounts: z.array(z.object({ name: z.string(), amount: z.number() })),
    total: z.number(),
    taxStatus: z.string(),
  }),
})
export type Project = z.infer<typeof Project>

/** `key` opens the project of a visitor without an account. */
export const CreatedProject = ProjectHead.extend({ key: z.string().nullish() })
export const ProjectList = z.object({ elements: z.array(ProjectHead) })
