import type { quickOrder as de } from '../de/quick-order.ts'
import type { SameMessages } from '../translate.ts'

export const quickOrder: SameMessages<typeof de> = {
  title: 'Quick order',
  lead: 'For all who know their article numbers: type numbers and quantities, or paste them from a table.',
  label: 'Article numbers and quantities',
  moreLabel: 'Further lines',
  hint: 'An article number a line, and behind it the length in metres or how many you want. Cloth on several lines is cut into as many pieces.',
  toCart: 'Add to cart',
  rightToCart: ({ count }) =>
    count === 1
      ? 'Only the one right line into the cart'
      : `Only the ${count} right lines into the cart`,
  lines: 'Your lines',
  line: ({ number }) => `Line ${number}`,
  empty: 'Please type at least one article number with its quantity.',
  tooManyLines: ({ most, count }) =>
    `A cart holds ${most} lines; here are ${count}. Please order in several steps.`,
  faulty: ({ count, total }) =>
    count === 1
      ? `One of ${total} lines cannot be ordered like this. Nothing of it is in your cart yet.`
      : `${count} of ${total} lines cannot be ordered like this. Nothing of it is in your cart yet.`,
  noNumber: 'This line does not begin with an article number.',
  unknown: ({ number }) => `There is no article with the number ${number}.`,
  soldOut: 'This article cannot be delivered at the moment.',
  noLength: 'Please write the length in metres behind the number.',
  noPieces: 'Please write behind the number how many you want.',
  tooMuch: ({ quantity }) => `There is not that much. At most ${quantity}.`,
  added: ({ count }) =>
    count === 1 ? 'One line is in your cart.' : `${count} lines are in your cart.`,
  changed: ({ number, to, from }) => `${number}: ${to} instead of ${from}.`,
  leftOut: ({ count, left }) =>
    `${count === 1 ? 'One line is' : `${count} lines are`} left out${left && `: ${left}`}.`,
}
