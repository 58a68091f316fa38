import type * as de from '../de/consent.ts'
import type { SameMessages } from '../translate.ts'

export const consent = {
  title: 'Cookie settings',
  bannerTitle: 'May we store more than is necessary?',
  bannerText:
    'For cart and login we store only what is needed. With your permission, services that count and advertise are added. You can withdraw it at any time at the bottom of every page.',
  acceptAll: 'Allow all',
  rejectAll: 'Reject all',
  choose: 'Choose individually',
  save: 'Save selection',
  saved: 'Your choice has been saved.',
  lead: 'This is what this shop stores in your browser.',
  nothingOptional:
    'This shop stores only what it needs to sell. It does not track you, does not advertise and loads nothing from anyone else. So there is nothing to allow or reject.',
  toolAsks:
    'Your choice is stored through the dialog of our consent service. It needs JavaScript. Here you can change or withdraw the choice at any time.',
  formLead:
    'Nothing is loaded without your permission. What you allow is valid for half a year, and you can withdraw it here at any time. Without JavaScript the shop never loads these services.',
  categories: 'What may be loaded?',
  necessary: 'Necessary',
  necessaryHint: 'Cart, login, language. Always on: the shop cannot work without them.',
  functional: 'Functional',
  functionalHint: 'Extra features of other providers.',
  statistic: 'Statistics',
  statisticHint: 'Counts which pages are read.',
  marketing: 'Marketing',
  marketingHint: 'Measures and controls advertising, on other sites too.',
  unclassified: 'Unclassified',
  unclassifiedHint: 'Services that belong to no group yet.',
  stored: 'What is stored',
  name: 'Name',
  purpose: 'What for',
  lifetime: 'How long',
  days: ({ count }) => (count === 1 ? '1 day' : `${count} days`),
  oneMinute: '1 minute',
  untilClosed: 'until the window is closed',
  tokenPurpose: 'your cart and your login',
  viewPurpose: 'the number on the cart, and whether prices are shown with tax',
  localePurpose: 'the language you chose',
  flashPurpose: 'a message shown on the next page',
  orderPurpose: 'shows you your order after the purchase',
  devicePurpose:
    'counts login attempts of this device by themselves, so that nobody else locks you out',
  projectPurpose: 'opens your project in the planner while you have no account',
  samplesPurpose: 'keeps the fabrics in mind of which you want to order samples',
  comparePurpose: 'remembers the articles that you want to see side by side',
  wishlistPurpose: 'keeps articles in mind for you while you have no account',
  ownHeartsPurpose: 'when this browser last asked for your hearts; gone when you log out',
  heartsPurpose: 'shows on every page which articles you keep in mind; emptied when you log out',
  cardPurpose: 'how long a bank card is on your screen, for drawings in true size',
  seenPurpose:
    'which articles you looked at last, only if you switch that on below an article; emptied when you log out',
  untilCleared: 'until you delete it',
  consentPurpose: 'your choice on this page',
  draftPurpose: 'what you have typed at checkout, until you order',
  reloadPurpose: 'keeps a page from being reloaded several times',
  privacy: 'More about it in the privacy policy',
} satisfies SameMessages<typeof de.consent>

export const cookies = {
  necessary: 'Technically required',
  necessaryHint: 'Without these cookies there is no cart and no login.',
} satisfies SameMessages<typeof de.cookies>
