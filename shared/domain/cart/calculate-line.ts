import { lineIdOf } from '../ids.ts'
import { maxQuantity } from '../quantity.ts'
import type { CalculatedLine } from './calculated-cart.ts'
import type { CartProduct } from './cart-product.ts'
import type { CartLine } from './contents.ts'
import type { PriceContext } from './product-price.ts'
import { listPrice, productPrice, quantityRules, referencePrices } from './product-price.ts'

/** A line whose quantity is already possible. */
export function calculateLine(
  line: CartLine,
  product: CartProduct,
  wanted: number,
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
    correctedFrom: wanted === line.quantity ? null : wanted,
  }
}
