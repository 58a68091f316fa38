import type { SameMessages } from '../translate.ts'
import type { backpack as de } from '../de/backpack.ts'

/** The pack that a shopper puts together in the home page's drawing. */
export const backpack = {
  title: 'Build the backpack',
  lead: 'Tap a position in the drawing, then a part and its colour. Weight and price follow, and the address of this page carries your choice.',
  drawing: 'Backpack from the front, each position in the chosen colour',
  choose: ({ position, name }) => `Position ${position}: ${name}`,
  chooseAt: ({ position, name }) => `Change position ${position}, ${name}`,
  colourOf: ({ name, colour }) => `${name}, ${colour}`,
  chosen: 'chosen',
  list: 'Parts list',
  change: 'change',
  quantity: 'Quantity',
  weight: 'Weight',
  price: 'Price',
  material: 'Material in total',
  missing: 'not in our range at present',
  volume: 'Volume',
  volumeValue: '28\u00A0l, 300\u00A0mm wide',
  toCart: 'Parts list into the cart',
  inCart: 'The parts list is in your cart.',
  nothingToBuy: 'Nothing of this parts list can be had at present.',
  print: 'Printed, this page is one A4 sheet: drawing, parts list, total.',
  fromHome: 'Put this backpack together yourself',
  sewing: 'How it is sewn is worked out by the planner',
} satisfies SameMessages<typeof de>
