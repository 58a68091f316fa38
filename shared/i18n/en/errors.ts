import type * as de from '../de/errors.ts'
import type { SameMessages } from '../translate.ts'

export const errors = {
  title400: 'Invalid request',
  status400: 'The request was incomplete or malformed. Please go back and try again.',
  titleExpired: 'Your session has expired',
  title403: 'Not allowed',
  status403:
    'The request did not come from a page of this shop, or your session has expired. Please reload the page or go back.',
  title404: 'Page not found',
  status404: "We can't find what you are looking for.",
  title405: 'Not possible',
  status405: 'This address cannot be opened in this way. Please go back.',
  title408: 'That took too long',
  status408: 'The shop responded too slowly. Please try again in a moment.',
  title409: 'Your cart has changed',
  status409: 'Its contents are no longer what you saw. Please check them once more.',
  title412: 'The shop cannot respond at the moment',
  status412: 'Please try again later.',
  hint412: 'For operators: the connection to the Store API or its configuration is wrong.',
  title413: 'Too much data',
  status413: 'The data sent is too large. Please shorten your entries.',
  title415: 'Unknown format',
  status415: 'We cannot read data in this format here.',
  title429: 'Too many requests',
  status429: 'Please wait a moment, then try again.',
  title500: 'A serious error has occurred',
  status500: 'Your cart is unchanged. Please try again later.',
  title502: 'The server could not complete the request',
  status502: 'Please try again in a moment.',
  title503: 'The server is busy',
  status503: 'Please try again in a moment.',
  title504: 'That took too long',
  status504: 'The shop responded too slowly. Please try again in a moment.',
  titleMaintenance: 'We will be right back',
  statusMaintenance:
    'The shop is under maintenance. Your cart stays as it is. Please come back in a few minutes.',
  titleEmpty: 'This shop opens soon',
  statusEmpty:
    'It has no products yet. Operators fill it with “npm run shop -- import <folder>” or “restore <folder>”.',
  titlePaused: 'No orders at the moment',
  statusPaused:
    'We are not taking orders at the moment. You can keep browsing, and your cart stays as it is.',
  lostTitle: 'A piece is missing here.',
  lostHint: 'Perhaps the product no longer exists, or the address contains a typing error.',
  drawing: 'Pattern piece with a missing part',
  again: 'Try again',
  sendAgain: 'Send again',
  stillThere: 'Your entries are still here.',
  toHome: 'Go to the home page',
  toCart: 'Go to cart',
  toContact: 'Ask us',
  code: ({ status }) => `Error ${status}`,
  requestId: ({ id }) => `Reference ${id}`,
} satisfies SameMessages<typeof de.errors>

export const formRefusals = {
  rateLimit: ({ seconds }) =>
    `Too many requests. Please wait ${seconds === 1 ? '1 second' : `${seconds} seconds`} before trying again.`,
  rateLimited: 'Too many requests. Please wait a while before trying again.',
  unavailable:
    'That did not work just now. Your entries are still here. Please try again in a moment.',
  refused: 'We could not accept your details. Please check them.',
  tooFast: 'The form was sent very quickly. Please send it again.',
  again: 'The form was open for a long time. Please send it again.',
} satisfies SameMessages<typeof de.formRefusals>
