import { MINUTE_MS } from '#shared/domain/durations.ts'

const MAX_A_MINUTE = 60
const MAX_OF_ONE = 10

/**
 * Limits the reports that this isolate accepts per minute, in total and per address. More reports
 * are dropped, because the first of a kind are enough. Addresses stay in memory for one minute.
 */
export function createBudget() {
  const taken = new Map<string, number>()
  let minute = 0
  let total = 0

  /** Whether `count` more reports from this address are accepted. `at` is the time in ms. */
  return function take(address: string, count: number, at: number): boolean {
    const now = Math.floor(at / MINUTE_MS)
    if (now !== minute) {
      taken.clear()
      minute = now
      total = 0
    }
    const own = (taken.get(address) ?? 0) + count
    if (own > MAX_OF_ONE || total + count > MAX_A_MINUTE) return false
    taken.set(address, own)
    total += count
    return true
  }
}
