/** The cost that a visitor may spend at once, and the part that returns each second. */
type Bounds = Readonly<{ atOnce: number; aSecond: number }>

const MAX_VISITORS = 10_000
const SECOND_MS = 1000

/**
 * Limits the cost of expensive requests per visitor in this isolate. It counts in memory, because
 * it protects this isolate's processor. A shared counter would itself cost a call per request.
 */
export function createVisitorBudget({ atOnce, aSecond }: Bounds) {
  const spentBy = new Map<string, Readonly<{ spent: number; atMs: number }>>()

  function spentNow(visitor: string, nowMs: number): number {
    const known = spentBy.get(visitor)
    if (!known) return 0
    return Math.max(0, known.spent - ((nowMs - known.atMs) / SECOND_MS) * aSecond)
  }

  return {
    /** Spends `cost` and returns 0, or spends nothing and returns the seconds to wait. */
    take(visitor: string, cost: number, nowMs: number): number {
      const spent = spentNow(visitor, nowMs)
      const over = spent + Math.min(cost, atOnce) - atOnce
      if (over > 0) return Math.ceil(over / aSecond)
      spentBy.delete(visitor)
      // The least recent visitor is first in the map. Their budget is full again.
      if (spentBy.size >= MAX_VISITORS) spentBy.delete(spentBy.keys().next().value ?? '')
      spentBy.set(visitor, { spent: spent + cost, atMs: nowMs })
      return 0
    },
    giveBack(visitor: string, cost: number): void {
      const known = spentBy.get(visitor)
      if (known) spentBy.set(visitor, { ...known, spent: Math.max(0, known.spent - cost) })
    },
  }
}
