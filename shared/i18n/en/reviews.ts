import type { reviews as de } from '../de/reviews.ts'
import type { SameMessages } from '../translate.ts'

export const reviews: SameMessages<typeof de> = {
  title: 'Reviews',
  stars: ({ average }) => `${average} of 5 stars`,
  average: ({ average }) => `${average} of 5`,
  count: ({ count }) => (count === 1 ? '1 review' : `${count} reviews`),
  from: ({ count }) => (count === 1 ? 'from one review.' : `from ${count} reviews.`),
  checked: 'We read every review before it appears, but do not check whether the item was bought.',
  none: 'Nobody has reviewed this item yet.',
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
    'Tell us what you used the item for and what it was like to work with. We read every review before it appears.',
  pointsLegend: 'How many stars?',
  points5: 'Excellent',
  points4: 'Good',
  points3: 'All right',
  points2: 'Poor',
  points1: 'Bad',
  atLeast: ({ limit }) => `At least ${limit} characters.`,
  nameHint: 'Leave empty to be shown by your first name.',
  send: 'Send review',
  change: 'Change review',
  changeLead:
    'You can change your review. The new version appears once we have read it; until then neither is shown on the page.',
  thanks: 'Thank you, we have your review. It appears once we have read it.',
  already: 'You have already reviewed this item. Here you can change your review.',
  own: 'Your review',
  waiting: 'Your review awaits approval. Until then nobody but you sees it.',
  approved: 'Your review is published.',
  refused: 'We did not publish this version. You can change it and send it again.',
  back: 'Back to the item',

  mailSubject: ({ number }) => `New review of item no. ${number}`,
  mailWritten: ({ author, points, number }) =>
    `${author} gives item no. ${number} ${points} of 5 stars:`,
  mailDecide: ({ id }) =>
    `Approve: npm run shop -- reviews approve ${id} · Refuse: npm run shop -- reviews refuse ${id}`,
}
