import type { reviewMail as de } from '../de/review-mail.ts'
import type { SameMessages } from '../translate.ts'

export const reviewMail: SameMessages<typeof de> = {
  subject: ({ number }) => `New review of article ${number}`,
  written: ({ author, points, number }) =>
    `${author} gives article ${number} ${points} of 5 stars:`,
  decide: ({ id }) =>
    `Approve: npm run shop -- reviews approve ${id} · Refuse: npm run shop -- reviews refuse ${id}`,
}
