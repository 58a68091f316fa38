import type { CalculatedLine, PromotionLine } from '#shared/domain/cart/calculated-cart.ts'
import { decimalFromCents } from '#shared/domain/money.ts'
import { taxRuleStructs } from './price-structs.ts'

/** From what the price of an article was calculated. */
export function pricedAt({ quantity, price, listPrice, referencePrices }: CalculatedLine) {
  const content = referencePrices.perUnit?.content
  return {
    price: decimalFromCents(price.unitPrice),
    taxRules: taxRuleStructs(price.taxes),
    quantity,
    isCalculated: true,
    referencePriceDefinition: content
      ? {
          purchaseUnit: content.purchaseUnit,
          referenceUnit: content.referenceUnit,
          unitName: content.unit,
          apiAlias: 'cart_price_reference_definition',
        }
      : null,
    listPrice: listPrice && decimalFromCents(listPrice.price),
    // The calculated price tells it.
    regulationPrice: null,
    type: 'quantity',
    apiAlias: 'cart_price_quantity',
  }
}

/** What a promotion takes off, as the amount that it came to. */
export function takenOff({ price }: PromotionLine) {
  return {
    price: decimalFromCents(price.totalPrice),
    filter: null,
    type: 'absolute',
    apiAlias: 'cart_price_absolute',
  }
}
