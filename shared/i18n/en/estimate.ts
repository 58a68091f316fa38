import type { SameMessages } from '../translate.ts'
import type { estimate as de } from '../de/estimate.ts'

export const estimate = {
  title: 'Estimate shipping',
  link: 'Estimate shipping',
  of: ({ name }) => `For ${name}, smallest quantity, ordered on its own:`,
  to: 'Shipping to',
  show: 'Calculate',
  method: 'Shipping method',
  delivery: 'Delivery',
  costs: 'Costs',
  none: 'We cannot deliver this product to this country.',
  toFreeShipping: ({ method, amount }) => `${method}: spend ${amount} more to get free shipping.`,
  isFree: 'free',
  hint: 'Your cart shows the shipping costs of your whole order, for each country.',
  toTerms: 'All shipping methods and prices',
} satisfies SameMessages<typeof de>
