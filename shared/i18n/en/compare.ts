import type { compare as de } from '../de/compare.ts'
import type { SameMessages } from '../translate.ts'

export const compare: SameMessages<typeof de> = {
  title: 'Compare articles',
  lead: ({ most }) =>
    `Up to ${most} articles side by side, with all their figures. What differs is marked.`,
  none: 'There is no article in the comparison yet. “Compare” on each article page puts it here, or you type article numbers.',
  one: 'Add a second article to see what differs.',
  add: 'Compare',
  addLabel: 'Article number',
  addHint:
    'It stands below the name on the article page, such as 70000. Put commas between several.',
  addNow: 'Add',
  remove: 'Remove',
  removeNamed: ({ name }) => `Take ${name} out of the comparison`,
  clear: 'Empty the comparison',
  table: ({ count }) => (count === 1 ? '1 article' : `${count} articles compared`),
  figure: 'Characteristic',
  price: 'Price',
  squareMetre: 'Price per m²',
  availability: 'Availability',
  manufacturer: 'Manufacturer',
  nothing: 'not stated',
  differs: 'differs',
  legend: 'Rows with a bar: here the articles differ.',
  allEqual: 'In all that stands here these articles are the same.',
  onlyDifferences: 'Show differences only',
  allFigures: 'Show all characteristics',
  ascending: ({ name }) => `Order by ${name}, ascending`,
  descending: ({ name }) => `Order by ${name}, descending`,
  share:
    'The address of this page names only the article numbers. Whoever opens it sees the same comparison at the prices of then.',
  missing: 'Please type an article number.',
  noNumber: ({ typed }) => `“${typed}” is not an article number.`,
  unknown: ({ number }) => `There is no article with the number ${number}.`,
  twice: ({ number }) => `Article ${number} stands in the comparison only once.`,
  tooMany: ({ most, left }) => `At most ${most} articles are compared. Left out: ${left}.`,
  full: ({ most }) => `There are ${most} articles in the comparison already. Take one out first.`,
}
