import type { SameMessages } from '../translate.ts'
import type { formRefusals as de } from '../de/form-refusals.ts'

export const formRefusals = {
  rateLimit: ({ seconds }) =>
    `Too many requests. Please wait ${seconds === 1 ? '1 second' : `${seconds} seconds`} before trying again.`,
  rateLimited: 'Too many requests. Please wait a while before trying again.',
  unavailable: 'That did not work just now. What you typed is still here, please try again soon.',
  refused: 'We could not accept this. Please check what you typed.',
  tooFast: 'That was very fast. Please send the form once more.',
  again: 'This form has been open for a long time. Please send it once more.',
} satisfies SameMessages<typeof de>
