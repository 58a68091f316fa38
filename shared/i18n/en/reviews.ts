import type { reviews as de } from '../de/reviews.ts'
import type { SameMessages } from '../translate.ts'

export const reviews: SameMessages<typeof de> = {
  title: 'Reviews',
  stars: ({ average }) => `${average} out of 5 stars`,
  average: ({ average }) => `${average} out of 5`,
  count: ({ count }) => (count === 1 ? '1 review' : `${count} reviews`),
  from: ({ count }) => (count === 1 ? 'from one review.' : `from ${count} reviews.`),
  checked:
    'We read every review before it appears. We do not check whether the product was bought.',
  none: 'There is no review of this product yet.',
  write: 'Write a review',
  distribution: 'Distribution',
  points: ({ points }) => (points === 1 ? '1 star' : `${points} stars`),
  only: ({ points }) =>
    points === 1 ? 'Only reviews with 1 star' : `Only reviews with ${points} stars`,
  all: 'Show all',
  noneWith: 'There is no review with this number of stars.',
  sorting: 'Sort reviews by',
  newest: 'Newest',
  best: 'Highest rated',
  worst: 'Lowest rated',
  about: ({ number }) => `about item no. ${number}`,
  translated: 'translated from German',
  pages: 'Pages of reviews',
  range: ({ from, to, total }) =>
    total === 1 ? '1 review' : `${from} to ${to} of ${total} reviews`,

  formTitle: ({ name }) => `Review ${name}`,
  formAbout: ({ name, number }) => `${name}, item no. ${number}`,
  formLead:
    'Tell us what you used the product for and how it was to work with. We read every review before it appears.',
  pointsLegend: 'How many stars?',
  points5: 'Excellent',
  points4: 'Good',
  points3: 'Fair',
  points2: 'Poor',
  points1: 'Bad',
  atLeast: ({ limit }) => `At least ${limit} characters.`,
  nameHint: 'Leave empty to show your first name.',
  send: 'Send review',
  change: 'Change review',
  changeLead:
    'You can change your review. The new version appears once we have read it. Until then, the old one is hidden too.',
  thanks: 'Thank you for your review. It appears once we have read it.',
  already: 'You have already reviewed this product. You can change your review here.',
  own: 'Your review',
  waiting: 'Your review is waiting for approval. Until then, only you can see it.',
  approved: 'Your review is published.',
  refused: 'We did not publish this version. You can change it and send it again.',
  back: 'Back to the product',

  mailSubject: ({ number }) => `New review of item no. ${number}`,
  mailWritten: ({ author, points, number }) =>
    `${author} gives item no. ${number} ${points} out of 5 stars:`,
  mailDecide: ({ id }) =>
    `Approve: npm run shop -- reviews approve ${id} · Refuse: npm run shop -- reviews refuse ${id}`,
}
