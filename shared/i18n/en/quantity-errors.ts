import type { SameMessages } from '../translate.ts'
import type { quantityErrors as de } from '../de/quantity-errors.ts'

export const quantityErrors = {
  number: 'Please enter a number.',
  decimal: 'Please enter a decimal number.',
  whole: 'Please enter a whole number.',
  positive: 'Please enter a quantity above zero.',
  tooMany: 'This quantity is too large. Please enter a smaller one.',
} satisfies SameMessages<typeof de>
