/**
 * A: breaks a client written for Shopware (missing key, other type, status or code). B: ours
 * returns a value that Shopware omits or has as null, which hides bugs of our pages. C: harmless.
 */
export type Rank = 'A' | 'B' | 'C'

export type Difference = Readonly<{
  rank: Rank
  call: string
  group: string
  /** The place from its entity on: `product.tax`; of a call: `(cart-add) status`. */
  place: string
  theirs: string
  ours: string
}>

/** Name of a difference in the allowed lists. */
export const nameOf = ({ rank, place, theirs, ours }: Difference): string =>
  `${rank} ${place}: ${theirs} | ${ours}`
