import type { stockAlert as de } from '../de/stock-alert.ts'
import type { SameMessages } from '../translate.ts'

export const stockAlert: SameMessages<typeof de> = {
  title: 'Email me when back in stock',
  longer: 'Need more?',
  lead: 'First we send you an email with a link. If you confirm it, we email you once as soon as the product is in stock. A month later, we delete your address.',
  leadSoldOut: 'Now and then an order is cancelled. In that case we can email you.',
  leastMetres: 'Minimum length in metres',
  leastPieces: 'Minimum quantity',
  leastHint: 'In one piece. Leave empty if any length will do.',
  leastHintPieces: 'Leave empty if any quantity will do.',
  ask: 'Email me',
  about: ({ name, number }) => `${name}, item no. ${number}`,
  productRemoved: 'This product no longer exists.',
  sentTitle: 'Please check your inbox',
  sentText:
    'We have sent you an email. Open the link in it to confirm the notification. It is valid for seven days.',
  confirmTitle: 'Confirm the notification',
  confirmText: 'One more click, and we will email you once.',
  confirm: 'Yes, email me',
  confirmedTitle: 'We will email you',
  confirmedText:
    'Thank you. As soon as the product is in stock, you get one email and none after that.',
  endTitle: 'Cancel the notification',
  endText: 'One more click, and we will not email you about this product any more.',
  end: 'Cancel the notification',
  endedTitle: 'Notification cancelled',
  endedText: 'We will not email you. Your address is deleted.',
  invalidTitle: 'This link is no longer valid',
  invalidText:
    'The link has expired, has already been used or is incomplete. You can request the notification again on the product page.',
  toHome: 'Go to the home page',

  product: ({ name, number }) => `${name} (item no. ${number})`,
  productAtLeast: ({ name, number, least }) => `${name} (item no. ${number}), at least ${least}`,
  askedSubject: ({ name }) => `Please confirm: notification for ${name}`,
  askedText: ({ shop, wanted: requested }) =>
    `Someone asked ${shop} to email this address as soon as this product is back in stock: ${requested}. Was it you? Then please confirm.`,
  askedNote: ({ url }) =>
    `The link is valid for seven days. If it was not you, ignore this email. You will then get no further email. You can cancel the notification at any time: ${url}`,
  hereSubject: ({ name }) => `Back in stock: ${name}`,
  hereText: ({ wanted: requested }) => `This product is back in stock: ${requested}.`,
  hereOnce: 'We cannot reserve anything. You will get no further email about it.',
  toProduct: 'Go to the product',
}
