import type { SameMessages } from '../translate.ts'
import type { checkoutPage as de } from '../de/checkout-page.ts'

export const checkoutPage = {
  title: 'Checkout',
  steps: 'Steps',
  stepAccount: 'Sign-in',
  stepAddress: 'Address',
  stepShipping: 'Shipping',
  stepPayment: 'Payment',
  stepReview: 'Review',
  codeInUse: ({ code }) => `Promotion code ${code} is redeemed.`,
  summaryChanged:
    'Your order has changed. Please check the new summary and then place the order again.',
  perhapsOrdered:
    'The cart is empty. Your order may have arrived already: you then have an email from us.',
  notOrderable: 'This cart cannot be ordered as it is. Please read the notes and change it.',
  tooManyUnpaid:
    'Many orders from your network are already waiting for their bank transfer. Please choose another payment method, or pay one of them first.',
  methodGone: 'This option is no longer available. Please choose again.',
  addressRefused: 'The address was not accepted. Please check your details.',
  refusedNotPossible: 'Not possible for this cart.',
  refusedRollOnly: 'Not possible, one item only ships on a roll.',
  refusedLetter: 'Not possible, the shipment does not fit into a letter.',
  refusedHeavy: 'Not possible, the shipment is too heavy.',
  refusedHazard: 'Not possible, the cart contains hazardous goods.',
  refusedCountry: 'Not available for this country.',
  refusedBusiness: 'For registered business customers.',
  refusedPickup: 'With pick-up only.',
} satisfies SameMessages<typeof de>
