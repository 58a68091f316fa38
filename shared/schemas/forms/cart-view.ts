import { oneOf, orNull, Whole, YesOrNo } from './response-values.ts'
import { z } from './zod.ts'

/** A notice for the shopper, translated into the page's language. */
export const PageNotice = z.object({
  tone: oneOf(['info', 'ok', 'warn', 'bad']),
  text: z.string(),
})
export type PageNotice = z.infer<typeof PageNotice>

/** One row of sums: label and amount. */
export const SumRow = z.object({ label: z.string(), amount: z.string() })
export type SumRow = z.infer<typeof SumRow>

const nullableText = orNull(z.string())

/** A cart line for display. Texts are in the page's language; quantities are wire units. */
export const CartLineView = z.object({
  id: z.string(),
  name: z.string(),
  url: nullableText,
  picture: nullableText,
  facts: z.array(z.string()),
  soldBy: oneOf(['m', 'piece', 'set']),
  units: Whole,
  min: Whole,
  step: Whole,
  max: orNull(Whole),
  /** The quantity in an input field ("2,4") and in a sentence ("2,4 m"). */
  figure: z.string(),
  quantity: z.string(),
  unitLabel: z.string(),
  unitPrice: z.string(),
  basePrice: nullableText,
  total: z.string(),
  remarks: z.array(PageNotice),
})
export type CartLineView = z.infer<typeof CartLineView>

/** The cart for cart page, checkout and side cart; the response of an action to an island. */
export const CartView = z.object({
  cartId: z.string(),
  hash: z.string(),
  /** Number of product lines, shown next to the cart in the header. */
  count: Whole,
  lines: z.array(CartLineView),
  subtotal: z.string(),
  /** Whether the subtotal includes tax; the text before the shipping link. */
  priceNote: z.string(),
  /** The rows between subtotal and total: discounts, delivery, and added tax. */
  rows: z.array(SumRow),
  /** Promotion codes that the shopper can remove. */
  codes: z.array(z.string()),
  total: z.string(),
  /** The taxes included in the total, if no row shows them. */
  taxes: z.array(SumRow),
  /** The tax that a net total excludes. */
  taxNote: nullableText,
  /** Free shipping, or the amount that is missing for it. */
  freeShipping: nullableText,
  delivery: nullableText,
  withdrawal: nullableText,
  hazard: nullableText,
  hasDownloads: YesOrNo,
  isOrderable: YesOrNo,
  remarks: z.array(PageNotice),
})
export type CartView = z.infer<typeof CartView>

/** Response of a cart form to an island: the cart after the action, or why it failed. */
export const CartResponse = z.object({
  cart: orNull(CartView),
  fault: nullableText,
})
export type CartResponse = z.infer<typeof CartResponse>
