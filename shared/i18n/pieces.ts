import { formatLength } from './format.ts'
import type { Locale } from './locales.ts'

/** Formats pieces of cloth, in wire units: "2 × 1,5 m + 1 m". */
export function formatPieces(locale: Locale, cuts: readonly number[]): string {
  const counts = new Map<number, number>()
  for (const piece of cuts) counts.set(piece, (counts.get(piece) ?? 0) + 1)
  return [...counts]
    .map(([piece, count]) => {
      const length = formatLength(locale, piece)
      return count === 1 ? length : `${count} × ${length}`
    })
    .join(' + ')
}
