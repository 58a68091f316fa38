import { z } from './zod.ts'

const ProductId = z.string().check(z.regex(/^[0-9a-f]{32}$/, 'general'))
const QuantityText = z.string().check(z.maxLength(40))
/** A code as entered; surrounding blanks are ignored. */
const Code = z.string().check(z.trim(), z.minLength(1), z.maxLength(100))
const Units = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000))

/**
 * Adds a product to the cart. The field `metres` ("2,35") counts metre goods, `quantity` counts
 * pieces. `min` and `step` (wire units) are the values of the page, so the product need not be
 * loaded. Forged values affect only the sender; the backend checks the limits.
 */
export const CartAdd = z.object({
  productId: ProductId,
  metres: z.optional(QuantityText),
  quantity: z._default(QuantityText, '1'),
  /** Number of pieces of that length; empty is one. */
  pieces: z.optional(QuantityText),
  min: z._default(Units, 1),
  step: z._default(Units, 1),
  /** A path of the shop to return to; the handler checks it. */
  back: z.optional(z.string()),
})
export type CartAdd = z.infer<typeof CartAdd>

/** Changes a line. The step buttons send `step`: one step less or more. */
export const CartChange = z.object({
  id: ProductId,
  metres: z.optional(QuantityText),
  quantity: z._default(QuantityText, ''),
  /** Number of pieces, and the length of each. */
  pieces: z.optional(QuantityText),
  each: z.optional(QuantityText),
  step: z.optional(z.enum(['less', 'more'])),
})
export type CartChange = z.infer<typeof CartChange>

/** Removes one line, or all lines (`all=1`). */
export const CartRemove = z.union([z.object({ id: ProductId }), z.object({ all: z.literal('1') })])
export type CartRemove = z.infer<typeof CartRemove>

/** The country of delivery for which the cart is calculated. */
export const CartCountry = z.object({ countryId: ProductId })

/** Adds a promotion code, or removes one (`remove`). */
export const CartCode = z.union([z.object({ remove: Code }), z.object({ code: Code })])
