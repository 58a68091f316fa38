import type { selection as de } from '../de/selection.ts'
import type { SameMessages } from '../translate.ts'

export const selection: SameMessages<typeof de> = {
  title: 'Select products',
  open: 'Select several',
  lead: 'Select products, then an action for all of them.',
  picked: 'Selected:',
  commands: 'With the selected products',
  compare: 'Compare',
  project: 'Add to project',
  wishlist: 'Add to wishlist',
  samples: 'Order samples',
  back: 'Back to the list',
  saved: ({ count }) =>
    count === 1 ? '1 product is on your wishlist.' : `${count} products are on your wishlist.`,
  none: 'Please select at least one product.',
  two: 'A comparison needs at least two products. Please select one more.',
  tooManyCompared: ({ most, picked }) =>
    `You can compare at most ${most} products. You have selected ${picked}. Please deselect some.`,
  tooMany: ({ most }) =>
    `You can select at most ${most} products at once. The first ones are below.`,
  onlyCloth: ({ names }) =>
    `Samples are only available of goods by the metre that are in stock. These products are therefore not selected: ${names}.`,
  tooManySamples: ({ most, collected }) =>
    collected === 0
      ? `You can order at most ${most} samples. Please deselect some.`
      : `You can order at most ${most} samples, and you have already selected ${collected}. Please deselect some.`,
}
