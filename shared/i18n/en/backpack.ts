import type { SameMessages } from '../translate.ts'
import type { backpack as de } from '../de/backpack.ts'

/** The backpack builder. */
export const backpack = {
  title: 'Build your backpack',
  lead: 'Choose a position in the drawing, then a part and its colour. Weight and price are recalculated. The link to this page contains your choices, so you can share them.',
  drawing: 'Front view of the backpack, each position in the chosen colour',
  choose: ({ position, name }) => `Position ${position}: ${name}`,
  chooseAt: ({ position, name }) => `Change position ${position}, ${name}`,
  colourOf: ({ name, colour }) => `${name}, ${colour}`,
  chosen: 'chosen',
  list: 'Parts list',
  change: 'change',
  quantity: 'Quantity',
  weight: 'Weight',
  price: 'Price',
  material: 'Total material',
  missing: 'currently not in our range',
  volume: 'Volume',
  volumeValue: '28\u00A0l, 300\u00A0mm wide',
  toCart: 'Add parts list to cart',
  inCart: 'The parts list is in your cart.',
  nothingToBuy: 'Nothing on this parts list is available at the moment.',
  print: 'This page prints on one A4 sheet: drawing, parts list, total.',
  fromHome: 'Build your own backpack',
  sewing: 'Calculate the cutting in the planner',
} satisfies SameMessages<typeof de>
