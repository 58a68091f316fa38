import type { ProductId } from '../ids.ts'
import type { Cents } from '../money.ts'
import { MAX_CART_QUANTITY, type QuantityCorrection } from '../quantity.ts'
import type { CartError } from './cart-error.ts'
import { ERROR_LEVEL } from './cart-error.ts'
import type { Promotion } from '../promotion.ts'
import type { CartProduct } from './cart-product.ts'
import type { PromotionRefusal } from './promotion-refusal.ts'

/** A notice about a product, with `name`, `quantity` and the unit of the quantity. */
export function productError(
  key: QuantityCorrection | 'product-out-of-stock',
  product: CartProduct,
  quantity: number,
): CartError {
  const isRemoved = key === 'product-out-of-stock'
  return {
    key,
    id: `${key}${product.id}`,
    level: isRemoved ? ERROR_LEVEL.error : ERROR_LEVEL.warning,
    blocksOrder: true,
    recurs: false,
    parameters: isRemoved
      ? { name: product.name }
      : { name: product.name, quantity, unit: product.unit, limit: limitOf(product) },
  }
}

/** The limit of the quantity: the stock, or the maximum per order. */
function limitOf({ stock, restock, maxPurchase }: CartProduct): 'stock' | 'maximum' {
  if (stock === null || restock) return 'maximum'
  return stock <= (maxPurchase ?? MAX_CART_QUANTITY) ? 'stock' : 'maximum'
}

/** The product no longer exists; without a name if it never did. */
export function productNotFound(id: ProductId, formerName: string | undefined): CartError {
  const key = 'product-not-found'
  return {
    key,
    id: `${key}${id}`,
    level: ERROR_LEVEL.error,
    blocksOrder: true,
    recurs: false,
    parameters: { id, ...(formerName !== undefined && { name: formerName }) },
  }
}

/** No single piece of that length is available: `quantity` is the longest piece. */
export function pieceTooLong({ id, name, unit, rolls }: CartProduct): CartError {
  const key = 'piece-too-long'
  return {
    key,
    id: `${key}${id}`,
    level: ERROR_LEVEL.warning,
    blocksOrder: true,
    recurs: false,
    parameters: { name, quantity: Math.max(...rolls), unit },
  }
}

/** The cuts no longer add up to the quantity, so the cloth is delivered in one piece. */
export function onePieceAgain({ id, name, unit }: CartProduct, quantity: number): CartError {
  const key = 'one-piece-again'
  return {
    key,
    id: `${key}${id}`,
    level: ERROR_LEVEL.warning,
    blocksOrder: true,
    recurs: false,
    parameters: { name, quantity, unit },
  }
}

/** The price of a product changed since the shopper last saw it: both prices of one unit. */
export function priceChanged(
  { id, name, unit }: CartProduct,
  oldPrice: Cents,
  newPrice: Cents,
): CartError {
  const key = 'product-price-changed'
  return {
    key,
    id: `${key}${id}`,
    level: newPrice > oldPrice ? ERROR_LEVEL.warning : ERROR_LEVEL.notice,
    blocksOrder: false,
    recurs: false,
    parameters: { name, oldPrice, newPrice, unit },
  }
}

/**
 * Several lines of one product together exceed its stock; the shopper has to choose which to
 * reduce.
 */
export function sharedStockExceeded(product: CartProduct, quantity: number): CartError {
  const reached = productError('product-stock-reached', product, quantity)
  return { ...reached, level: ERROR_LEVEL.error, recurs: true }
}

/** The chosen method cannot be used, and no other can replace it. */
export function methodBlocked(of: 'shipping' | 'payment', name: string): CartError {
  const key = `${of}-method-blocked` as const
  return {
    key,
    id: `${key}-${name}`,
    level: ERROR_LEVEL.warning,
    blocksOrder: true,
    recurs: true,
    parameters: { name },
  }
}

/** The chosen method could not be used and was replaced. */
export function methodChanged(
  of: 'shipping' | 'payment',
  oldName: string,
  newName: string,
): CartError {
  const key = `${of}-method-changed` as const
  const parameters: CartError['parameters'] =
    of === 'shipping'
      ? { oldShippingMethodName: oldName, newShippingMethodName: newName }
      : { oldPaymentMethodName: oldName, newPaymentMethodName: newName }
  return { key, id: key, level: ERROR_LEVEL.notice, blocksOrder: false, recurs: false, parameters }
}

/** The code is unknown: reported once as an error, but it does not block the order. */
export function promotionNotFound(code: string): CartError {
  const key = 'promotion-not-found'
  return {
    key,
    id: key,
    level: ERROR_LEVEL.error,
    blocksOrder: false,
    recurs: false,
    parameters: { code },
  }
}

/** No one can use this code any more: it expired or is used up. */
export function promotionLapsed(code: string, reason: 'over' | 'used-up'): CartError {
  const { parameters, ...unknown } = promotionNotFound(code)
  return { ...unknown, parameters: { ...parameters, reason } }
}

/** The promotion exists but does not apply to this cart. */
export function promotionNotEligible(promotion: Promotion, reason: PromotionRefusal): CartError {
  const { name, minGoodsValue } = promotion
  return {
    key: 'promotion-not-eligible',
    id: 'promotion-not-eligible',
    level: ERROR_LEVEL.notice,
    blocksOrder: false,
    recurs: true,
    parameters: {
      name,
      reason,
      ...(reason === 'goods-value' && { goodsValue: minGoodsValue ?? 0 }),
    },
  }
}

/** The promotion cannot be combined with another promotion of this cart. */
export function promotionExcluded(name: string): CartError {
  const key = 'promotion-excluded'
  const level = ERROR_LEVEL.notice
  return { key, id: key, level, blocksOrder: false, recurs: true, parameters: { name } }
}

/** A discount without a code has ended: the total differs from the one that was shown. */
export function automaticPromotionGone(name: string): CartError {
  const key = 'auto-promotion-not-found'
  const level = ERROR_LEVEL.error
  return {
    key,
    id: `${key}-${name}`,
    level,
    blocksOrder: true,
    recurs: false,
    parameters: { name },
  }
}

export function discountAdded(lineId: string, name: string): CartError {
  return discountChanged('promotion-discount-added', lineId, name)
}

/** The cart no longer qualifies for a discount without a code. */
export function discountDeleted(lineId: string, name: string): CartError {
  return discountChanged('promotion-discount-deleted', lineId, name)
}

function discountChanged(
  key: 'promotion-discount-added' | 'promotion-discount-deleted',
  lineId: string,
  name: string,
): CartError {
  return {
    key,
    id: `${key}-${lineId}`,
    level: ERROR_LEVEL.notice,
    blocksOrder: false,
    recurs: false,
    parameters: { name, discountLineItemId: lineId },
  }
}

/** The goods cost nothing, so promotions cannot reduce them. */
export function promotionsWithoutPrice(names: readonly string[]): CartError {
  const key = 'promotions-on-cart-price-zero-error'
  return {
    key,
    id: key,
    level: ERROR_LEVEL.notice,
    blocksOrder: false,
    recurs: true,
    parameters: { promotions: names.join(', ') },
  }
}
