import type { SameMessages } from '../translate.ts'
import type { quantity as de } from '../de/quantity.ts'

export const quantity = {
  quantity: 'Quantity',
  lengthInMetres: 'Length in metres',
  less: ({ step }) => `${step} less`,
  more: ({ step }) => `${step} more`,
  pieces: ({ count }) => (count === 1 ? '1 piece' : `${count} pieces`),
  sets: ({ count }) => (count === 1 ? '1 set' : `${count} sets`),
} satisfies SameMessages<typeof de>
