import type { quickOrder as de } from '../de/quick-order.ts'
import type { SameMessages } from '../translate.ts'

export const quickOrder: SameMessages<typeof de> = {
  title: 'Quick order',
  lead: 'Do you know your item numbers? Type numbers and quantities, or paste them from a spreadsheet.',
  label: 'Item numbers and quantities',
  moreLabel: 'More lines',
  hint: 'One item number per line, followed by the length in metres or the quantity. If a fabric is on several lines, we cut it into as many pieces.',
  toCart: 'Add to cart',
  rightToCart: ({ count }) =>
    count === 1
      ? 'Add only the valid line to the cart'
      : `Add only the ${count} valid lines to the cart`,
  lines: 'Your lines',
  line: ({ number }) => `Line ${number}`,
  empty: 'Please enter at least one item number with its quantity.',
  tooManyLines: ({ most, count }) =>
    `A cart holds ${most} lines, and your list has ${count}. Please order in several steps.`,
  rejected: ({ count, total }) =>
    count === 1
      ? `One of ${total} lines cannot be ordered like this. Your cart is unchanged.`
      : `${count} of ${total} lines cannot be ordered like this. Your cart is unchanged.`,
  noNumber: 'This line does not begin with an item number.',
  unknown: ({ number }) => `There is no product with the number ${number}.`,
  soldOut: 'This product is not available at the moment.',
  noLength: 'Please enter the length in metres after the number.',
  noPieces: 'Please enter the quantity after the number.',
  tooMuch: ({ quantity }) => `This quantity is not available. At most ${quantity}.`,
  added: ({ count }) =>
    count === 1 ? 'One line is in your cart.' : `${count} lines are in your cart.`,
  changed: ({ number, to, from }) => `${number}: ${to} instead of ${from}.`,
  leftOut: ({ count, left }) =>
    `${count === 1 ? 'One line is' : `${count} lines are`} missing from the cart${left && `: ${left}`}.`,
}
