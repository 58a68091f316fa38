import { parseLength } from '#shared/domain/metres.ts'
import type { BuyBox } from './buy-box.ts'

/**
 * Parses a quantity into wire units; null if it is not a number. The server reports any correction.
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
