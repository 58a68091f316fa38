/** Six are shown next to the product of the page. */
const MAX_STORED = 7

/** The stored numbers; null if the visitor has not turned the list on. */
export function readViewedNumbers(stored: string | null): readonly string[] | null {
  if (stored === null) return null
  try {
    const numbers: unknown = JSON.parse(stored)
    return Array.isArray(numbers) ? numbers.filter((number) => typeof number === 'string') : []
  } catch {
    // The stored value is invalid; the list still counts as turned on.
    return []
  }
}

/** The numbers with one more in front, without repetition. */
export function withLatest(seen: readonly string[], number: string): readonly string[] {
  return [number, ...seen.filter((stored) => stored !== number)].slice(0, MAX_STORED)
}

/** The numbers to show on a page: all except its own product. */
export function othersThan(seen: readonly string[], own: string | undefined): readonly string[] {
  return seen.filter((number) => number !== own).slice(0, MAX_STORED - 1)
}
