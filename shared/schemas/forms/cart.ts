import { z } from './zod.ts'

const ProductId = z.string().check(z.regex(/^[0-9a-f]{32}$/, 'general'))
const Typed = z.string().check(z.maxLength(40))
/** As typed: surrounding blanks do not matter. */
const Code = z.string().check(z.trim(), z.minLength(1), z.maxLength(100))
const Units = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000))

/**
 * Puts a product into the cart. The field `metres` ("2,35") counts goods by the metre, `quantity`
 * pieces; `min` and `step` (wire units) say how the page counted, so that no product has to be
 * read. A forged one only changes what its sender gets, within what the backend allows.
 */
export const CartAdd = z.object({
  productId: ProductId,
  metres: z.optional(Typed),
  quantity: z._default(Typed, '1'),
  /** How many pieces of that length; empty is one. */
  pieces: z.optional(Typed),
  min: z._default(Units, 1),
  step: z._default(Units, 1),
  /** A path of ours to come back to; checked where it is used. */
  back: z.optional(z.string()),
})
export type CartAdd = z.infer<typeof CartAdd>

/** Changes a line. `step` comes from the buttons beside the field: one step less or more. */
export const CartChange = z.object({
  id: ProductId,
  metres: z.optional(Typed),
  quantity: z._default(Typed, ''),
  /** So many pieces, and the length of each. */
  pieces: z.optional(Typed),
  each: z.optional(Typed),
  step: z.optional(z.enum(['less', 'more'])),
})
export type CartChange = z.infer<typeof CartChange>

/** Removes one line, or all of them (`all=1`). */
export const CartRemove = z.union([z.object({ id: ProductId }), z.object({ all: z.literal('1') })])
export type CartRemove = z.infer<typeof CartRemove>

/** The delivery country that the cart is calculated for. */
export const CartCountry = z.object({ countryId: ProductId })

/** Adds a promotion code, or takes one out (`remove`). */
export const CartCode = z.union([z.object({ remove: Code }), z.object({ code: Code })])
