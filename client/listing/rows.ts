export function countMissingCards(shown: number, columns: number): number {
  return (columns - (shown % columns)) % columns
}

/** Number of cards after the last row is filled. */
export function shownAfter(cards: number, columns: number): number {
  return cards + countMissingCards(cards, columns)
}
