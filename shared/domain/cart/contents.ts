import type { LineItemId, ProductId } from '../ids.ts'

/** What a shopper chose: ids and wire units, never prices. */
export type CartLine = Readonly<{
  id: LineItemId
  productId: ProductId
  /** Whole wire units: tenths of a metre for metre goods, else pieces. */
  quantity: number
  /** Pieces a metre good is cut into, in wire units, adding up to `quantity`. None: one piece. */
  cuts?: readonly number[]
}>

export type CartContents = Readonly<{
  lines: readonly CartLine[]
  /** Promotion codes as typed. */
  codes: readonly string[]
}>
