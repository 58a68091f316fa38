import type { gateway as de } from '../de/gateway.ts'
import type { SameMessages } from '../translate.ts'

export const gateway: SameMessages<typeof de> = {
  title: 'Test payment',
  notice: 'No money moves here. This page stands in for that of a payment provider.',
  amount: 'Amount',
  purpose: 'Payment for',
  cardNumber: 'Card number',
  cardHint: 'The number of the test card decides what happens.',
  unknownCard: 'This is not one of the test cards. Please choose one from the list.',
  pay: 'Pay',
  cancel: 'Cancel and return to the shop',
  cards: 'Test cards',
  paid: 'is paid',
  failed: 'is declined',
  cancelled: 'is cancelled',
  expired: 'expires',
  pending: 'stays open for the time being',
  isPending: 'This payment is still being checked. You can decide it here.',
  isDecided: 'This payment has already been decided.',
  back: 'Back to the shop',
  notFound: 'There is no such payment.',
}
