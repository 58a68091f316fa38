import type { SameMessages } from '../translate.ts'
import type { estimate as de } from '../de/estimate.ts'

export const estimate = {
  title: 'Estimate shipping',
  link: 'Estimate shipping',
  of: ({ name }) => `For ${name}, the smallest quantity, ordered alone:`,
  to: 'Shipping to',
  show: 'Calculate',
  method: 'Shipping method',
  delivery: 'Delivery',
  costs: 'Costs',
  none: 'We cannot deliver this article there.',
  toFreeShipping: ({ method, amount }) => `${method}: ${amount} to free shipping.`,
  isFree: 'free',
  hint: 'What the whole cart costs stands in the cart, for each country.',
  toTerms: 'All shipping methods and prices',
} satisfies SameMessages<typeof de>
