import type { errors as de } from '../de/errors.ts'
import type { SameMessages } from '../translate.ts'

export const errors = {
  title400: 'We did not understand that',
  status400: 'The request was incomplete or malformed. Please go back and try again.',
  title403: 'That is not allowed here',
  status403:
    'The request did not come from a page of this shop, or your session has expired. Please reload the page or go back.',
  title404: 'Page not found',
  status404: "We can't find what you are looking for.",
  title405: 'Not like this',
  status405: 'This address cannot be called in this way.',
  title408: 'That took too long',
  status408: 'The shop’s interface answered too slowly. Please try again in a moment.',
  title409: 'Something has changed meanwhile',
  status409: 'Your cart is no longer the one you saw. Please check it once more.',
  title412: 'The shop is not set up correctly',
  status412: 'The connection to the interface or its configuration is wrong.',
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
} satisfies SameMessages<typeof de>
