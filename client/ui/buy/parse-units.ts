import { parseLength } from '#shared/domain/metres.ts'
import type { BuyBox } from './buy-box.ts'

/**
 * The wire units of a typed figure; null if it is not a number. The server answers how it changed
 * it.
 */
export function parseUnits(
  { soldBy, rules }: Pick<BuyBox, 'soldBy' | 'rules'>,
  input: string,
): number | null {
  const { min, step, max } = rules
  if (soldBy !== 'm') return /^\d{1,6}$/.test(input.trim()) ? Math.max(min, Number(input)) : null
  const limits = { minPurchase: min, purchaseSteps: step, maxPurchase: max }
  const parsed = parseLength(input, { ...limits, stock: null, backorder: false })
  return parsed.ok ? parsed.value.units : null
}
