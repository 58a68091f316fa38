import { parseLength } from '#shared/domain/metres.ts'
import type { BuyArticle } from './buy-box.ts'

/**
 * The wire units of a typed figure; null if it is not a number. The server answers how it changed
 * it.
 */
export function unitsTyped(
  { soldBy, rules }: Pick<BuyArticle, 'soldBy' | 'rules'>,
  typed: string,
): number | null {
  const { min, step, max } = rules
  if (soldBy !== 'm') return /^\d{1,6}$/.test(typed.trim()) ? Math.max(min, Number(typed)) : null
  const limits = { minPurchase: min, purchaseSteps: step, maxPurchase: max }
  const parsed = parseLength(typed, { ...limits, stock: null, backorder: false })
  return parsed.ok ? parsed.value.units : null
}
