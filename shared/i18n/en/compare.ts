import type { compare as de } from '../de/compare.ts'
import type { SameMessages } from '../translate.ts'

export const compare: SameMessages<typeof de> = {
  title: 'Compare products',
  lead: ({ most }) =>
    `Up to ${most} products side by side, with all their figures. Differences are highlighted.`,
  none: 'No product in the comparison yet. Choose “Compare” on a product page or enter item numbers.',
  one: 'Add a second product to see the differences.',
  add: 'Compare',
  addLabel: 'Item number',
  addHint: 'It is on the product page below the name. Separate several numbers with commas.',
  addNow: 'Add',
  remove: 'Remove',
  removeNamed: ({ name }) => `Remove ${name} from the comparison`,
  clear: 'Empty comparison',
  table: ({ count }) => (count === 1 ? '1 product' : `${count} products compared`),
  figure: 'Property',
  price: 'Price',
  squareMetre: 'Price per m²',
  availability: 'Availability',
  manufacturer: 'Manufacturer',
  nothing: 'not stated',
  differs: 'different',
  legend: 'Bars mark rows in which the products differ.',
  allEqual: 'These products are identical in every property shown.',
  onlyDifferences: 'Show differences only',
  allFigures: 'Show all properties',
  ascending: ({ name }) => `Sort by ${name}, ascending`,
  descending: ({ name }) => `Sort by ${name}, descending`,
  share:
    'The link to this page contains only the item numbers. It always shows the comparison at current prices.',
  missing: 'Please enter an item number.',
  noNumber: ({ typed: input }) => `“${input}” is not an item number.`,
  unknown: ({ number }) => `There is no product with the number ${number}.`,
  twice: ({ number }) => `Item no. ${number} is already in the comparison.`,
  tooMany: ({ most, left }) => `You can compare at most ${most} products. Left out: ${left}.`,
  full: ({ most }) => `There are already ${most} products in the comparison. Remove one first.`,
}
