import type * as de from '../de/errors.ts'
import type { SameMessages } from '../translate.ts'

export const errors = {
  title400: 'We did not understand that',
  status400: 'The request was incomplete or malformed. Please go back and try again.',
  title403: 'That is not allowed here',
  status403:
    'The request did not come from a page of this shop, or your session has expired. Please reload the page or go back.',
  title404: 'Page not found',
  status404: "We can't find what you are looking for.",
  title405: 'That does not work',
  status405: 'This address cannot be called in this way.',
  title408: 'That took too long',
  status408: 'The shop’s interface answered too slowly. Please try again in a moment.',
  title409: 'Something has changed in the meantime',
  status409: 'Your cart is no longer the one you saw. Please check it once more.',
  title412: 'The shop cannot answer at the moment',
  status412: 'Please try again later.',
  hint412: 'For operators: the connection to the interface or its configuration is wrong.',
  title413: 'That is too much at once',
  status413: 'The data sent is larger than we accept.',
  title415: 'We do not know this format',
  status415: 'The data came in a format that we do not read here.',
  title429: 'Too many requests',
  status429: 'Please wait a moment before trying again.',
  title500: 'Something went seriously wrong',
  status500: 'A serious error has occurred. Your cart is unchanged.',
  title502: 'The server could not complete the request',
  status502: 'Please try again in a moment.',
  title503: 'The server is busy',
  status503: 'Please try again in a moment.',
  title504: 'That took too long',
  status504: 'The shop’s interface answered too slowly. Please try again in a moment.',
  titleMaintenance: 'We will be right back',
  statusMaintenance:
    'The shop is being maintained. Your cart stays as it is. Please come back in a few minutes.',
  titlePaused: 'Selling is paused',
  statusPaused:
    'At the moment we take no orders. You can go on browsing, and your cart stays as it is.',
  lostTitle: 'A piece is missing here.',
  lostHint: 'Perhaps the item has been discontinued, or a stitch was dropped while typing.',
  drawing: 'Pattern piece with a missing part',
  again: 'Try again',
  sendAgain: 'Send again',
  stillThere: 'What you entered is still here.',
  toHome: 'Go to the home page',
  toCart: 'Go to the cart',
  toContact: 'Ask us',
  code: ({ status }) => `Error ${status}`,
  requestId: ({ id }) => `Reference ${id}`,
} satisfies SameMessages<typeof de.errors>

export const formRefusals = {
  rateLimit: ({ seconds }) =>
    `Too many requests. Please wait ${seconds === 1 ? '1 second' : `${seconds} seconds`} before trying again.`,
  rateLimited: 'Too many requests. Please wait a while before trying again.',
  unavailable: 'That did not work just now. What you typed is still here, please try again soon.',
  refused: 'We could not accept this. Please check what you typed.',
  tooFast: 'That was very fast. Please send the form once more.',
  again: 'This form has been open for a long time. Please send it once more.',
} satisfies SameMessages<typeof de.formRefusals>
