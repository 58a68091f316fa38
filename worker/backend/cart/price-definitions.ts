import type { CalculatedLine, PromotionLine } from '#shared/domain/cart/calculated-cart.ts'
import { decimalFromCents } from '#shared/domain/money.ts'
import { taxRuleStructs } from '../pricing/price-structs.ts'

const BASIS_POINTS_PER_PERCENT = 100

/** The values from which the price of a line was calculated. */
export function priceDefinition({ quantity, price, listPrice, referencePrices }: CalculatedLine) {
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
    // The calculated price contains it.
    regulationPrice: null,
    type: 'quantity',
    apiAlias: 'cart_price_quantity',
  }
}

/** The discount of a promotion: a percentage, or its amount. */
export function discountDefinition({ price, promotion: { discount } }: PromotionLine) {
  if (discount.kind === 'percent')
    return {
      percentage: -discount.basisPoints / BASIS_POINTS_PER_PERCENT,
      filter: null,
      type: 'percentage',
      apiAlias: 'cart_price_percentage',
    }
  return {
    price: decimalFromCents(price.totalPrice),
    filter: null,
    type: 'absolute',
    apiAlias: 'cart_price_absolute',
  }
}

/** The promotion in the payload of its line. As in Shopware, values are texts. */
export function promotionPayload({ id, promotion }: PromotionLine) {
  const { discount, code } = promotion
  const isPercent = discount.kind === 'percent'
  const most = isPercent ? discount.max : null
  return {
    promotionId: promotion.id,
    discountId: id,
    discountType: isPercent ? 'percentage' : 'absolute',
    discountScope: promotion.scope === 'delivery' ? 'delivery' : 'cart',
    value: String(
      isPercent
        ? discount.basisPoints / BASIS_POINTS_PER_PERCENT
        : decimalFromCents(discount.amount),
    ),
    maxValue: most === null ? '' : String(decimalFromCents(most)),
    ...(code !== null && { code }),
    promotionCodeType: promotion.codeKind ?? 'global',
    priority: promotion.priority,
    preventCombination: promotion.exclusive,
    exclusions: promotion.excludes,
    groupId: '',
    setGroups: [],
    filter: { sorterKey: null, applierKey: null, usageKey: null, pickerKey: null },
  }
}
