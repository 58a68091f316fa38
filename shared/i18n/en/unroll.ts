import type { SameMessages } from '../translate.ts'
import type { unroll as de } from '../de/unroll.ts'

/** A cut of cloth, unrolled to scale. */
export const unroll = {
  title: 'Unrolled',
  lead: 'The cut, to scale beside a person of 1.75\u00A0m, and how small it packs.',
  length: 'Length in metres',
  drawing: ({ length, width }) =>
    `Drawing to scale: a person of 1.75 m beside ${length} of cloth, ${width} wide. At its end the cut line and the rest of the roll.`,
  packedDrawing: ({ weight }) => `The rolled-up cut on the scales, which show ${weight}`,
  cut: 'Cut',
  area: 'Area',
  weight: 'Weight',
  packed: 'Packed size',
  packedNote:
    'Packed size: folded to the middle twice and rolled tightly, estimated from weight and weave.',
  buy: ({ length }) => `Add ${length} to cart`,
  toArticle: 'To the article',
} satisfies SameMessages<typeof de>
