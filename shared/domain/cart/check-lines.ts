import { lineIdOf } from '../ids.ts'
import { sumCents } from '../money.ts'
import { checkQuantity, maxQuantity } from '../quantity.ts'
import type { CalculatedLine, RemovedLine } from './calculated-cart.ts'
import type { CartInput } from './cart-context.ts'
import type { CartError } from './cart-error.ts'
import {
  onePieceAgain,
  pieceTooLong,
  priceChanged,
  productError,
  productNotFound,
  sharedStockExceeded,
} from './cart-notices.ts'
import type { CartProduct } from './cart-product.ts'
import type { CartLine } from './contents.ts'
import {
  productPrice,
  quantityRules,
  type PriceContext,
  listPrice,
  referencePrices,
} from './product-price.ts'
import { cutFromRolls } from './rolls.ts'

export type CheckedLines = Readonly<{
  lines: readonly CalculatedLine[]
  removed: readonly RemovedLine[]
  /** The lines to store in the contents; the same array if nothing was corrected. */
  kept: readonly CartLine[]
  errors: readonly CartError[]
}>

/** Corrects each line to the limits of its product and prices it, or removes it. One pass. */
export function checkLines(input: CartInput): CheckedLines {
  const { contents, products, formerNames, context } = input
  const lines: CalculatedLine[] = []
  const removed: RemovedLine[] = []
  const stored: CartLine[] = []
  const errors: CartError[] = []

  for (const line of contents.lines) {
    const { productId } = line
    const id = lineIdOf(productId)
    const product = products.get(productId)
    if (!product) {
      removed.push({ id, productId, reason: 'product-not-found' })
      errors.push(productNotFound(productId, formerNames.get(productId)))
      continue
    }
    const cut = cutToMinimum(line, product)
    const checked = checkQuantity(cut.quantity, quantityRules(product))
    if (!product.orderable || !checked.ok) {
      removed.push({ id, productId, reason: 'product-out-of-stock' })
      errors.push(productError('product-out-of-stock', product, 0))
      continue
    }
    if (cut.quantity > line.quantity)
      errors.push(productError('min-order-quantity', product, product.minPurchase))
    const { quantity, correction } = checked.value
    if (correction) errors.push(productError(correction, product, quantity))
    const requested = fittedLine(cut, quantity)
    if (correction && cut.cuts && !requested.cuts) errors.push(onePieceAgain(product, quantity))
    const fitted = lineFromRolls(requested, product)
    if (fitted !== requested) errors.push(pieceTooLong(product))
    stored.push(fitted)
    const calculated = calculateLine(fitted, product, line.quantity, context)
    lines.push(calculated)
    errors.push(...priceNotices(calculated, input))
  }

  const isUnchanged =
    stored.length === contents.lines.length &&
    stored.every((line, index) => line === contents.lines[index])
  return {
    lines,
    removed,
    kept: isUnchanged ? contents.lines : stored,
    errors: [...errors, ...sharedStockErrors(lines)],
  }
}

/** Reports a price that changed since the shopper last saw it, at the same quantity and tax. */
function priceNotices(
  { product, quantity, price: { unitPrice: now } }: CalculatedLine,
  { pricesBefore, context }: CartInput,
): readonly CartError[] {
  const former = pricesBefore.get(product.id)
  if (!former) return []
  const { unitPrice: before } = productPrice({ ...product, ...former }, quantity, context)
  return before === now ? [] : [priceChanged(product, before, now)]
}

/** Raises each piece to the minimum purchase. Only cloth is cut into pieces. */
function cutToMinimum(line: CartLine, { unit, minPurchase }: CartProduct): CartLine {
  const { cuts } = line
  if (!cuts || (unit === 'metre' && cuts.every((piece) => piece >= minPurchase))) return line
  const isPossible = cuts.every((piece) => piece > 0) && sumCents(cuts) === line.quantity
  if (unit !== 'metre' || !isPossible) return { ...line, cuts: null }
  const raised = cuts.map((piece) => Math.max(piece, minPurchase))
  return { ...line, quantity: sumCents(raised), cuts: raised }
}

/** A line divided into available pieces; the same line if nothing changes. */
function lineFromRolls(line: CartLine, { rolls, minPurchase }: CartProduct): CartLine {
  if (rolls.length === 0) return line
  const pieces = line.cuts ?? [line.quantity]
  const cuts = cutFromRolls(pieces, rolls, minPurchase)
  return cuts === pieces ? line : { ...line, cuts }
}

/** If the pieces no longer add up to the quantity, the line becomes one piece. */
function fittedLine(line: CartLine, quantity: number): CartLine {
  const { productId, cuts } = line
  const cutLength = cuts?.reduce((sum, piece) => sum + piece, 0) ?? quantity
  const cutsFit = cutLength === quantity && (cuts?.every((piece) => piece > 0) ?? true)
  if (line.quantity === quantity && cutsFit) return line
  return cutsFit ? { ...line, quantity } : { productId, quantity, cuts: null }
}

// No single line exceeds the limit of its product, so several lines together cause the excess.
function sharedStockErrors(lines: readonly CalculatedLine[]): readonly CartError[] {
  const together = new Map<CartProduct, number>()
  for (const { product, quantity } of lines)
    together.set(product, (together.get(product) ?? 0) + quantity)
  return [...together].flatMap(([product, quantity]) => {
    const max = maxQuantity(quantityRules(product))
    return quantity > max ? [sharedStockExceeded(product, max)] : []
  })
}

/** Calculates a line whose quantity is already valid. */
function calculateLine(
  line: CartLine,
  product: CartProduct,
  requested: number,
  context: PriceContext,
): CalculatedLine {
  const price = productPrice(product, line.quantity, context)
  const { minPurchase, purchaseSteps } = product
  const maxPurchase = maxQuantity(quantityRules(product))
  return {
    id: lineIdOf(line.productId),
    product,
    quantity: line.quantity,
    cuts: line.cuts ?? [line.quantity],
    price,
    listPrice: listPrice(product, price.unitPrice, context),
    referencePrices: referencePrices(product, price.unitPrice),
    quantityInformation: { minPurchase, maxPurchase, purchaseSteps },
    correctedFrom: requested === line.quantity ? null : requested,
  }
}
