import type { SameMessages } from '../translate.ts'
import type { cutPreview as de } from '../de/cut-preview.ts'

export const cutPreview = {
  title: 'Your cut to scale',
  lead: 'Your cut to scale beside a person 1.75\u00A0m tall, with its packed size.',
  length: 'Length in metres',
  drawing: ({ length, width }) =>
    `Drawing to scale: a person 1.75 m tall beside ${length} of fabric, ${width} wide. At the end, the cut line and the rest of the roll.`,
  packedDrawing: ({ weight }) => `The rolled-up cut on the scales. They show ${weight}.`,
  cut: 'Cut',
  area: 'Area',
  weight: 'Weight',
  packed: 'Packed size',
  packedNote:
    'Packed size: folded to the middle twice and rolled tightly, estimated from fabric weight and weave.',
  buy: ({ length }) => `Add ${length} to cart`,
  toProduct: 'Go to the product',
} satisfies SameMessages<typeof de>
