import type { reviews as de } from '../de/reviews.ts'
import type { SameMessages } from '../translate.ts'

export const reviews: SameMessages<typeof de> = {
  title: 'Reviews',
  stars: ({ average }) => `${average} of 5 stars`,
  average: ({ average }) => `${average} of 5`,
  count: ({ count }) => (count === 1 ? '1 review' : `${count} reviews`),
  from: ({ count }) => (count === 1 ? 'from one review.' : `from ${count} reviews.`),
  checked: 'We read each of them before it appears, but do not check whether it was bought.',
  none: 'Nobody has reviewed this article yet.',
  write: 'Write a review',
  distribution: 'Distribution',
  points: ({ points }) => (points === 1 ? '1 star' : `${points} stars`),
  only: ({ points }) =>
    points === 1 ? 'Only reviews with 1 star' : `Only reviews with ${points} stars`,
  all: 'Show all',
  noneWith: 'No review has as many stars as that.',
  sorting: 'Order of reviews',
  newest: 'Newest',
  best: 'Best',
  worst: 'Worst',
  about: ({ number }) => `about Art. No. ${number}`,
  translated: 'translated from German',
  pages: 'Pages of reviews',
  range: ({ from, to, total }) => `${from} to ${to} of ${total} reviews`,

  formTitle: ({ name }) => `Review ${name}`,
  formAbout: ({ name, number }) => `${name}, Art. No. ${number}`,
  formLead:
    'Tell what you used the article for and how it was to work with. We read every review before it appears.',
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
    'You can change your review. The new version appears once we have read it; until then neither stands on the page.',
  thanks: 'Thank you, we have your review. It appears once we have read it.',
  already: 'You have already reviewed this article. Here you can change your review.',
  own: 'Your review',
  waiting: 'Your review awaits approval. Until then nobody but you sees it.',
  approved: 'Your review is published.',
  refused: 'We did not publish this version. You can change it and send it again.',
  back: 'Back to the article',

  mailSubject: ({ number }) => `New review of article ${number}`,
  mailWritten: ({ author, points, number }) =>
    `${author} gives article ${number} ${points} of 5 stars:`,
  mailDecide: ({ id }) =>
    `Approve: npm run shop -- reviews approve ${id} · Refuse: npm run shop -- reviews refuse ${id}`,
}
