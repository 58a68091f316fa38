import type { Result } from './result.ts'
import { fail, ok } from './result.ts'

/** The default limit of one product in a cart, in wire units (docs/store-api.md#quantities). */
export const MAX_CART_QUANTITY = 100

export type QuantityRules = Readonly<{
  minPurchase: number
  purchaseSteps: number
  maxPurchase: number | null
  /** Null: not limited by stock. */
  stock: number | null
  /** Announced restocking: can be ordered beyond the stock. */
  backorder: boolean
}>

export type QuantityCorrection =
  | 'product-stock-reached'
  | 'min-order-quantity'
  | 'purchase-steps-quantity'

export type CheckedQuantity = Readonly<{ quantity: number; correction: QuantityCorrection | null }>

/** The largest allowed quantity not above `current`: the minimum plus whole steps. */
export function fixQuantity(minPurchase: number, current: number, purchaseSteps: number): number {
  return Math.floor((current - minPurchase) / purchaseSteps) * purchaseSteps + minPurchase
}

/** The most that can be ordered: the product's limit and its stock, rounded down to the step. */
export function maxQuantity(rules: QuantityRules): number {
  const limit = rules.maxPurchase ?? MAX_CART_QUANTITY
  const byStock = rules.stock === null || rules.backorder ? limit : Math.min(limit, rules.stock)
  return Math.max(0, fixQuantity(rules.minPurchase, byStock, rules.purchaseSteps))
}

/**
 * Corrects a requested quantity to one that can be ordered. The order of the checks matters
 * (docs/store-api.md#quantities).
 */
export function checkQuantity(
  requested: number,
  rules: QuantityRules,
): Result<CheckedQuantity, 'product-out-of-stock'> {
  const max = maxQuantity(rules)
  if (max < rules.minPurchase) return fail('product-out-of-stock')
  if (max < requested) return ok({ quantity: max, correction: 'product-stock-reached' })
  if (requested < rules.minPurchase)
    return ok({ quantity: rules.minPurchase, correction: 'min-order-quantity' })
  const quantity = fixQuantity(rules.minPurchase, requested, rules.purchaseSteps)
  return ok({ quantity, correction: quantity === requested ? null : 'purchase-steps-quantity' })
}
