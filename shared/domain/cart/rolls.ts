/** Indexes of pieces, the longest first. */
function byLength(pieces: readonly number[]): readonly number[] {
  return pieces.map((_, index) => index).toSorted((a, b) => (pieces[b] ?? 0) - (pieces[a] ?? 0))
}

/** The shortest roll that holds a piece, so that long rolls stay long; -1 where none does. */
function rollFor(piece: number, left: readonly number[]): number {
  return left.reduce((best, units, index) => {
    if (units < piece) return best
    return best < 0 || units < (left[best] ?? 0) ? index : best
  }, -1)
}

/** From which roll each piece is cut, by index; null for a piece that no roll holds. */
export function assignRolls(
  pieces: readonly number[],
  rolls: readonly number[],
): readonly (number | null)[] {
  const left = [...rolls]
  const from: (number | null)[] = pieces.map(() => null)
  for (const index of byLength(pieces)) {
    const piece = pieces[index] ?? 0
    const roll = rollFor(piece, left)
    if (roll < 0) continue
    left[roll] = (left[roll] ?? 0) - piece
    from[index] = roll
  }
  return from
}

/**
 * Pieces as they can be cut: one that no roll holds is divided where the longest roll ends. A
 * length beyond all rolls stays as it is: the stock decides about it. The same pieces if all of
 * them fit.
 */
export function cutFromRolls(
  pieces: readonly number[],
  rolls: readonly number[],
  minPurchase: number,
): readonly number[] {
  const left = [...rolls]
  const cuts = pieces.map((piece) => [piece])
  for (const index of byLength(pieces)) cuts[index] = cutFrom(left, pieces[index] ?? 0, minPurchase)
  const all = cuts.flat()
  return all.length === pieces.length ? pieces : all
}

function cutFrom(left: number[], piece: number, minPurchase: number): number[] {
  const roll = rollFor(piece, left)
  if (roll >= 0) {
    left[roll] = (left[roll] ?? 0) - piece
    return [piece]
  }
  const longest = left.indexOf(Math.max(...left))
  // No rest is shorter than what is sold.
  const part = Math.min(left[longest] ?? 0, piece - minPurchase)
  if (part < minPurchase) return [piece]
  left[longest] = (left[longest] ?? 0) - part
  return [part, ...cutFrom(left, piece - part, minPurchase)]
}
