import type { cookies as de } from '../de/cookies.ts'
import type { SameMessages } from '../translate.ts'

export const cookies = {
  necessary: 'Technically required',
  necessaryHint: 'Without these cookies there is no cart and no login.',
  sessionCookie: 'Recognises your cart and your login. No script can read it.',
  viewCookie:
    'Remembers the number of items in the cart, and whether prices are shown with or without tax.',
  localeCookie: 'Remembers the language you chose.',
  consentCookie: 'Remembers what you decided about cookies.',
  orderCookie: 'Opens the order you have just placed.',
  flashCookie: 'Carries a message to the next page and is then deleted.',
} satisfies SameMessages<typeof de>
