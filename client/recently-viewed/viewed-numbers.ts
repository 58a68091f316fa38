/** Six are shown beside the one whose page it is. */
const MAX_STORED = 7

/** The stored numbers; null if the visitor has not turned the list on. */
export function readViewedNumbers(stored: string | null): readonly string[] | null {
  if (stored === null) return null
  try {
    const numbers: unknown = JSON.parse(stored)
    return Array.isArray(numbers) ? numbers.filter((number) => typeof number === 'string') : []
  } catch {
    // Something else is stored there; the list is on all the same.
    return []
  }
}

/** The same with one more in front, each once. */
export function withLatest(seen: readonly string[], number: string): readonly string[] {
  return [number, ...seen.filter((stored) => stored !== number)].slice(0, MAX_STORED)
}

/** The numbers that a page shows: all but its own product. */
export function othersThan(seen: readonly string[], own: string | undefined): readonly string[] {
  return seen.filter((number) => number !== own).slice(0, MAX_STORED - 1)
}
