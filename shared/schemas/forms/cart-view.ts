import { oneOf, orNull, Whole, YesOrNo } from './response-values.ts'
import { z } from './zod.ts'

/** A remark for the shopper, already in the page's language. */
export const PageNotice = z.object({
  tone: oneOf(['info', 'ok', 'warn', 'bad']),
  text: z.string(),
})
export type PageNotice = z.infer<typeof PageNotice>

/** One row of sums: words on the left, an amount on the right. */
export const SumRow = z.object({ label: z.string(), amount: z.string() })
export type SumRow = z.infer<typeof SumRow>

const nullableText = orNull(z.string())

/** A cart line as it is shown. Texts are in the page's language; quantities are wire units. */
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
  /** The quantity as its field shows it ("2,4") and as a sentence says it ("2,4 m"). */
  figure: z.string(),
  quantity: z.string(),
  unitLabel: z.string(),
  unitPrice: z.string(),
  basePrice: nullableText,
  total: z.string(),
  remarks: z.array(PageNotice),
})
export type CartLineView = z.infer<typeof CartLineView>

/** The cart as cart page, checkout and side cart show it: what an action answers to an island. */
export const CartView = z.object({
  cartId: z.string(),
  hash: z.string(),
  /** Lines of goods, the number beside the cart in the header. */
  count: Whole,
  lines: z.array(CartLineView),
  subtotal: z.string(),
  /** Whether the subtotal holds tax, up to the word for shipping that ends the sentence. */
  priceNote: z.string(),
  /** What stands between subtotal and total: discounts, delivery, and tax that comes on top. */
  rows: z.array(SumRow),
  /** Promotion codes that can be taken out again. */
  codes: z.array(z.string()),
  total: z.string(),
  /** The taxes that the total holds, where they are not among its rows. */
  taxes: z.array(SumRow),
  /** What the total leaves out, where it is net. */
  taxNote: nullableText,
  /** That shipping costs nothing, or what is missing until it does. */
  freeShipping: nullableText,
  delivery: nullableText,
  withdrawal: nullableText,
  hazard: nullableText,
  hasDownloads: YesOrNo,
  isOrderable: YesOrNo,
  remarks: z.array(PageNotice),
})
export type CartView = z.infer<typeof CartView>

/** A form's answer to an island: the cart after it, or why nothing came of it. */
export const CartResponse = z.object({
  cart: orNull(CartView),
  fault: nullableText,
})
export type CartResponse = z.infer<typeof CartResponse>
