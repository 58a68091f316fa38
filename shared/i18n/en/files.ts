import type { SameMessages } from '../translate.ts'
import type { files as de } from '../de/files.ts'

export const files = {
  title: 'Your downloads',
  lead: 'All files that you bought, always in their newest version.',
  none: 'No downloads yet. What you buy as a file, such as a pattern, stands here.',
  ofOrder: ({ number, date }) => `Order ${number} of ${date}`,
  named: ({ label, size }) => (size === null ? `${label} (PDF)` : `${label} (PDF, ${size})`),
  fetched: ({ count }) => (count === 1 ? 'downloaded once' : `downloaded ${count} times`),
  newer: 'New version since your last download.',
  waiting: 'Ready as soon as the payment has arrived.',
  closed: 'No longer available, as the order was cancelled or refunded.',
  mail: 'Your downloads are ready. The links last seven days; the page of your order has new ones.',
  refusedTitle: 'This file does not open',
  refusedLink: 'The link has ended or is incomplete.',
  refusedOrder:
    'The order is not paid yet, was cancelled or refunded, or belongs to another account.',
  refusedHint:
    'You find a new link on the page of your order: in your account, or by the link in the order confirmation.',
  toOrders: 'To my orders',
  toContact: 'Write to us',
} satisfies SameMessages<typeof de>
