import { MINUTE_MS } from '#shared/domain/durations.ts'

const MAX_A_MINUTE = 60
const MAX_OF_ONE = 10

/**
 * How many reports this isolate takes in a minute, in all and from one address. Anything above that
 * is dropped: the first of a kind are enough. Addresses live in memory, for the minute.
 */
export function createBudget() {
  const taken = new Map<string, number>()
  let minute = 0
  let total = 0

  /** Whether `count` more reports from this address may be taken. `at` is the clock, in ms. */
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
