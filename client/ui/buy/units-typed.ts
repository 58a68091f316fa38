import { parseLength } from '#shared/domain/metres.ts'
import type { BuyArticle } from './article.ts'

/** What a figure would come to; null while it is none. The server says what it made of it. */
export function unitsTyped(
  { byMetre, rules }: Pick<BuyArticle, 'byMetre' | 'rules'>,
  typed: string,
): number | null {
  const { min, step, max } = rules
  if (!byMetre) return /^\d{1,6}$/.test(typed.trim()) ? Math.max(min, Number(typed)) : null
  const limits = { minPurchase: min, purchaseSteps: step, maxPurchase: max }
  const parsed = parseLength(typed, { ...limits, stock: null, backorder: false })
  return parsed.ok ? parsed.value.units : null
}
