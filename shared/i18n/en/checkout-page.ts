import type { SameMessages } from '../translate.ts'
import type { checkoutPage as de } from '../de/checkout-page.ts'

export const checkoutPage = {
  title: 'Checkout',
  steps: 'Steps',
  stepAccount: 'Contact',
  stepAddress: 'Address',
  stepShipping: 'Shipping',
  stepPayment: 'Payment',
  stepReview: 'Review',
  guestNote: 'Do not create a customer account',
  orAccount: 'Log in or create an account',
  logIn: 'Log in',
  register: 'Create an account',
  loggedInAs: ({ name }) => `Logged in as ${name}`,
  notDelivered: ({ name }) =>
    `We do not deliver to ${name}. Please enter another shipping address.`,
  onlyBilled: ({ name }) =>
    `We do not deliver to ${name}. You can use this address for billing only.`,
  addAddress: 'Add another address',
  code: 'Promotion code',
  haveCode: 'Redeem a promotion code',
  codeApply: 'Redeem',
  update: 'Update shipping, payment and total',
  updateHint:
    'Without JavaScript: please update after each change of country, shipping or payment.',
  termsBefore: 'I accept the ',
  terms: 'terms and conditions',
  termsBetween: ' and have read the ',
  withdrawal: 'withdrawal instructions',
  termsAnd: ' and the ',
  privacy: 'privacy policy',
  termsAfter: '.',
  guaranteeTitle: 'Legal guarantee',
  guarantee:
    'The legal guarantee of conformity of at least two years applies to all items. You can ask for repair or replacement, and then for a price reduction or your money back.',
  guaranteeLink: 'Your rights in detail',
  questions: 'Questions?',
  changeCart: 'Change cart',
  expressTitle: 'Order in one step',
  expressLead:
    'Address, shipping and payment are already selected. Please check everything, then place your order.',
  expressOffer:
    'Everything as in your last order? Address, shipping and payment are already selected.',
  expressButton: 'Same as last time',
  expressGone: 'Some choices from your last order are not possible here. Please choose again.',
  change: 'Change',
  changeOf: ({ what }) => `Change ${what.toLowerCase()}`,
  codeInUse: ({ code }) => `Promotion code ${code} is redeemed.`,
  summaryChanged:
    'Your order has changed. Please check the new summary, then place the order again.',
  sessionEnded:
    'Your session has expired, and your cart with it. Your entries are still here: add the products again, and the checkout shows them.',
  toShop: 'Continue shopping (new window)',
  perhapsOrdered:
    'Your cart is empty. If you have an email from us, we have received your order. Otherwise the items have sold out.',
  notOrderable: 'This cart cannot be ordered as it is. Please read the notices and change it.',
  tooManyUnpaid:
    'Bank transfer is not possible right now: several orders from your network are not paid yet. Please select another payment method or pay first.',
  guestMailed: ({ email }) =>
    `We have sent an email to ${email}. Open the link in it, then place your order here.`,
  guestConfirmed: 'Your email address is confirmed. You can place your order now.',
  methodGone: 'This option is no longer available. Please choose again.',
  addressRefused: 'The address was not accepted. Please check your details.',
  cardLater: 'You enter the card details on the payment provider’s page after ordering.',
  cardHere: 'Enter the card details now or after ordering.',
  cardFields: 'Card details',
  cardHolder: 'Name on the card',
  cardNumber: 'Card number',
  expiryDate: 'Valid until',
  verificationCode: 'Security code',
  refusedNotPossible: 'Not possible for this cart.',
  refusedRollOnly: 'Not possible: one item only ships on a roll.',
  refusedLetter: 'Not possible: the shipment does not fit into a letter.',
  refusedHeavy: 'Not possible: the shipment is too heavy.',
  refusedHazard: 'Not possible: the cart contains hazardous goods.',
  refusedCountry: 'Not possible in this country.',
  refusedBusiness: 'For registered business customers only.',
  refusedPickup: 'With pick-up only.',
} satisfies SameMessages<typeof de>
