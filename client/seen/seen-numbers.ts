/** Six are shown beside the one whose page it is. */
const MOST_KEPT = 7

/** The numbers in what a browser has stored; null where nobody asked it to remember any. */
export function readSeen(stored: string | null): readonly string[] | null {
  if (stored === null) return null
  try {
    const numbers: unknown = JSON.parse(stored)
    return Array.isArray(numbers) ? numbers.filter((one) => typeof one === 'string') : []
  } catch {
    // Something else wrote there; that it was wished for still holds.
    return []
  }
}

/** The same with one more in front, each once. */
export function withLatest(seen: readonly string[], number: string): readonly string[] {
  return [number, ...seen.filter((one) => one !== number)].slice(0, MOST_KEPT)
}

/** What a page shows of them: not the article that it is about. */
export function othersThan(seen: readonly string[], own: string | undefined): readonly string[] {
  return seen.filter((one) => one !== own).slice(0, MOST_KEPT - 1)
}
