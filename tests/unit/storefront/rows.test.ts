import { expect, test } from 'vitest'
import { countMissingCards, shownAfter } from '#client/listing/rows.ts'

test.each([
  [10, 2, 0],
  [10, 3, 2],
  [10, 4, 2],
  [10, 5, 0],
  [24, 3, 0],
  [24, 5, 1],
  [20, 3, 1],
])('%i cards in rows of %i leave %i places in the last row', (cards, columns, lacks) => {
  expect(countMissingCards(cards, columns)).toBe(lacks)
  expect(shownAfter(cards, columns) % columns).toBe(0)
})
