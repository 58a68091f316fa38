/** Indexes of pieces, longest first. */
function byLength(pieces: readonly number[]): readonly number[] {
  return pieces.map((_, index) => index).toSorted((a, b) => (pieces[b] ?? 0) - (pieces[a] ?? 0))
}

/**
 * The shortest roll that is long enough for a piece, so that long rolls stay long; -1 if none is.
 */
function rollFor(piece: number, left: readonly number[]): number {
  return left.reduce((best, units, index) => {
    if (units < piece) return best
    return best < 0 || units < (left[best] ?? 0) ? index : best
  }, -1)
}

/** The index of the roll that each piece is cut from; null if no roll is long enough. */
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
 * Divides pieces that no roll is long enough for, at the length of the longest roll. A length
 * beyond all rolls together stays: the stock check handles it. Returns the same pieces if all of
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
  // No remainder is shorter than the minimum purchase.
  const part = Math.min(left[longest] ?? 0, piece - minPurchase)
  if (part < minPurchase) return [piece]
  left[longest] = (left[longest] ?? 0) - part
  return [part, ...cutFrom(left, piece - part, minPurchase)]
}
