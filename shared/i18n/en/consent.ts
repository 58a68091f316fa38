import type * as de from '../de/consent.ts'
import type { SameMessages } from '../translate.ts'

export const consent = {
  title: 'Cookie settings',
  bannerTitle: 'May we store more than necessary?',
  bannerText:
    'For cart and login, we store only what is necessary. With your permission, we also load services for statistics and advertising. You can withdraw your permission at any time at the bottom of every page.',
  acceptAll: 'Allow all',
  rejectAll: 'Reject all',
  choose: 'Choose individually',
  save: 'Save selection',
  saved: 'Your selection is saved.',
  lead: 'This is what this shop stores in your browser.',
  nothingOptional:
    'This shop stores only what is necessary to sell. It keeps no statistics, does not advertise and loads no third-party services. So there is nothing to allow or reject.',
  toolAsks:
    'Your selection is stored in the dialog of our consent service. It needs JavaScript. You can change or withdraw your selection here at any time.',
  formLead:
    'Without your permission, we load none of these services. Your permission is valid for half a year, and you can withdraw it here at any time. Without JavaScript, the shop never loads these services.',
  categories: 'Which services may we load?',
  necessary: 'Necessary',
  necessaryHint: 'Cart, login, language. Always on: the shop cannot work without them.',
  functional: 'Functional',
  functionalHint: 'Extra features from other providers.',
  statistic: 'Statistics',
  statisticHint: 'Counts which pages are viewed.',
  marketing: 'Marketing',
  marketingHint: 'Measures and controls advertising, on other sites too.',
  unclassified: 'Unclassified',
  unclassifiedHint: 'Services that are not assigned to a group yet.',
  stored: 'Stored data',
  name: 'Name',
  purpose: 'Purpose',
  lifetime: 'Duration',
  days: ({ count }) => (count === 1 ? '1 day' : `${count} days`),
  oneMinute: '1 minute',
  untilClosed: 'until the window is closed',
  tokenPurpose: 'your cart and your login',
  viewPurpose: 'the number of items in the cart, and whether prices are shown with tax',
  localePurpose: 'the language you chose',
  flashPurpose: 'a message for the next page',
  orderPurpose: 'shows you your order after the purchase',
  devicePurpose: 'counts login attempts on this device, so that others cannot lock you out',
  projectPurpose: 'opens your project in the planner while you have no account',
  samplesPurpose: 'the fabrics that you want to order samples of',
  comparePurpose: 'the products in your comparison',
  wishlistPurpose: 'your wishlist, while you have no account',
  wishlistSyncPurpose: 'when this browser last loaded your wishlist; deleted when you log out',
  wishlistButtonsPurpose:
    'shows on every page which products are on your wishlist; deleted when you log out',
  cardPurpose: 'the length of a bank card on your screen, for drawings at actual size',
  recentlyViewedPurpose:
    'your recently viewed products, only if you switch this on on a product page; deleted when you log out',
  untilCleared: 'until you delete it',
  consentPurpose: 'your selection on this page',
  draftPurpose: 'your entries at checkout, until you order',
  reloadPurpose: 'prevents a page from reloading several times',
  privacy: 'More about it in the privacy policy',
} satisfies SameMessages<typeof de.consent>

export const cookies = {
  necessary: 'Technically required',
  necessaryHint: 'Without these cookies there is no cart and no login.',
} satisfies SameMessages<typeof de.cookies>
