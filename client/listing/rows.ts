/** How many cards the last row lacks. */
export function countMissingCards(shown: number, columns: number): number {
  return (columns - (shown % columns)) % columns
}

/** How many there will be once the last row is full. */
export function shownAfter(cards: number, columns: number): number {
  return cards + countMissingCards(cards, columns)
}
