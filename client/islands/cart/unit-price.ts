import type { CartLineView } from '#shared/schemas/forms/cart-view.ts'

/** The price of a metre or piece with its base price: "9,90 €/m (6,60 €/m²)". */
export function unitPriceOf({ unitPrice, basePrice }: CartLineView): string {
  return basePrice ? `${unitPrice} (${basePrice})` : unitPrice
}
