import type { ProductId } from '../ids.ts'
import { MAX_CART_QUANTITY, type QuantityCorrection } from '../quantity.ts'
import type { CartError } from './cart-error.ts'
import { ERROR_LEVEL } from './cart-error.ts'
import type { CartProduct } from './cart-product.ts'

/** A notice about a product: `name`, `quantity` and the unit that the quantity counts. */
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

/** What bounds the quantity: what is in stock, or the most that is sold at once. */
function limitOf({ stock, restock, maxPurchase }: CartProduct): 'stock' | 'maximum' {
  if (stock === null || restock) return 'maximum'
  return stock <= (maxPurchase ?? MAX_CART_QUANTITY) ? 'stock' : 'maximum'
}

export function productNotFound(id: ProductId): CartError {
  const key = 'product-not-found'
  return {
    key,
    id: `${key}${id}`,
    level: ERROR_LEVEL.error,
    blocksOrder: true,
    recurs: false,
    parameters: { id },
  }
}

/** Two lines of one product exceed its stock together: which of them should give way is unknown. */
export function sharedStockExceeded(product: CartProduct, quantity: number): CartError {
  const reached = productError('product-stock-reached', product, quantity)
  return { ...reached, level: ERROR_LEVEL.error, recurs: true }
}

/** A method that cannot be used and that nothing can replace. */
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

/** A method that could not be used and was replaced. */
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

/** A code nobody knows: said once, as an error, yet the cart can be ordered without it. */
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

/** A promotion that is known and does not apply to this cart as it stands. */
export function promotionIdle(
  key: 'promotion-not-eligible' | 'promotion-excluded',
  name: string,
): CartError {
  return {
    key,
    id: key,
    level: ERROR_LEVEL.notice,
    blocksOrder: false,
    recurs: true,
    parameters: { name },
  }
}

/** There is nothing left that a promotion could make cheaper. */
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
