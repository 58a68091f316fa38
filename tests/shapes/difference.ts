/**
 * A: a client written for Shopware trips over ours (missing key, other type, status, code).
 * B: ours gives what Shopware leaves out or has as null, which hides faults of our pages.
 * C: harmless.
 */
export type Rank = 'A' | 'B' | 'C'

export type Difference = Readonly<{
  rank: Rank
  call: string
  group: string
  /** Where, from the entity around it: `product.tax`; of a call itself: `(cart-add) status`. */
  place: string
  theirs: string
  ours: string
}>

/** What names a difference in the list of those that are allowed. */
export const nameOf = ({ rank, place, theirs, ours }: Difference): string =>
  `${rank} ${place}: ${theirs} | ${ours}`
