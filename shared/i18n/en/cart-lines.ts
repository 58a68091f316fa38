import type { SameMessages } from '../translate.ts'
import type { cartLines as de } from '../de/cart-lines.ts'

export const cartLines = {
  productNumber: ({ number }) => `Item no. ${number}`,
  rollWidth: ({ width }) => `Roll width ${width} cm`,
  hazardous: 'Hazardous goods',
  unitMetre: 'm',
  unitPiece: 'pc',
  unitSet: 'set',
  unitDownload: 'download',
  cuts: ({ pieces }) => `Cut: ${pieces}`,
  pieceTooLong: ({ name, quantity }) =>
    `${name}: at most ${quantity} are available in one piece. We will cut the rest from another roll.`,
  onePieceAgain: ({ name, quantity }) =>
    `${name}: ${quantity} in one piece. The previous pieces do not fit the new length.`,
  priceChanged: ({ name, from, to }) =>
    `${name}: the price has changed and is now ${to} instead of ${from}.`,
  oneAgain: ({ length }) =>
    `${length} in one piece: the previous pieces do not fit the new length.`,
  piecesFault: ({ max }) => `Please enter 1 to ${max} pieces.`,
  cutTitle: 'Have it cut into pieces',
  cutLead:
    'We deliver fabric by the metre in one piece. On request, we cut it into pieces of equal length. The minimum length applies to each piece.',
  cutNow: ({ pieces }) => `now ${pieces}`,
  cutCount: 'Pieces',
  cutLength: 'Length of each piece in metres',
  cutSave: 'Change the cut',
  partsTitle: 'You may also need',
  onePiece: ({ length }) => `${length} in one piece`,
  pieces: ({ count }) => (count === 1 ? '1 piece' : `${count} pieces`),
  sets: ({ count }) => (count === 1 ? '1 set' : `${count} sets`),
  perPiece: 'piece',
  taxOn: ({ rate }) => `plus ${rate} VAT`,
  taxIn: ({ rate }) => `includes ${rate} VAT`,
  taxFree_export: 'Without VAT (export), plus import charges in the destination country.',
  taxFree_swiss: 'Without VAT (export), plus Swiss import charges.',
  'taxFree_eu-business':
    'Without VAT: exempt intra-Community supply. As the recipient, you account for the VAT.',
  daysAfterPayment: ({ min, max }) => `${min} to ${max} business days after payment`,
  notBefore: ({ days, date }) => `${days}, not before ${date}`,
  deliveryWindow: ({ days }) => `Expected delivery: ${days}`,
  withdrawalCut: ({ names }) =>
    `No right of withdrawal for goods cut to length: ${names}. We cut these goods for you.`,
  withdrawalOthers: 'You may withdraw from all other items within 14 days.',
  hazardNote: ({ names }) =>
    `${names}: hazardous goods. We do not deliver them to every country. Pick-up is possible.`,
  nextTierMetre: ({ from, price, missing }) =>
    `Add ${missing} more to pay ${price} per metre (from ${from}).`,
  nextTierPiece: ({ from, price, missing }) =>
    `Add ${missing} more to pay ${price} per piece (from ${from}).`,
  nextTierSet: ({ from, price, missing }) =>
    `Add ${missing} more to pay ${price} per set (from ${from}).`,
  shippingFree: 'This order ships free.',
  toFreeShipping: ({ amount }) => `Spend ${amount} more to get free shipping.`,
  added: ({ name, quantity }) => `In your cart: ${quantity} ${name}.`,
  cleared: 'The cart was emptied.',
  rounded: ({ from, to }) => `Rounded up from ${from} to ${to}.`,
  raisedToMinimum: ({ from, to }) => `Raised from ${from} to the minimum of ${to}.`,
  loweredToMaximum: ({ from, to }) => `Reduced from ${from} to ${to}. You cannot order more.`,
  codeMissing: 'Please enter a promotion code.',
  codeRemoved: ({ code }) => `The promotion code “${code}” was removed.`,
  notAdded: 'The item could not be added to the cart. Please try again.',
  stale: 'Your cart was changed in another window.',
  stockReached: ({ name, quantity }) =>
    `${name}: only ${quantity} available. We have adjusted the quantity.`,
  maximumReached: ({ name, quantity }) =>
    `${name}: no more than ${quantity} per order. We have adjusted the quantity.`,
  stockReachedMetre: ({ name, quantity }) =>
    `${name}: only ${quantity} left in stock. We have adjusted the quantity.`,
  outOfStock: ({ name }) => `${name} is no longer available and was removed.`,
  notFound: 'An item was not found and was removed from the cart.',
  formerProduct: ({ name }) => `${name} is no longer in our range and was removed.`,
  minOrder: ({ name, quantity }) =>
    `${name}: the minimum quantity is ${quantity}. We have raised the quantity.`,
  steps: ({ name, quantity }) => `${name}: we have adjusted the quantity to ${quantity}.`,
  shippingBlocked: ({ name }) =>
    `The shipping method ${name} is not available for this cart. Please select another one.`,
  paymentBlocked: ({ name }) =>
    `The payment method ${name} is not available for this cart. Please select another one.`,
  shippingChanged: ({ from, to }) => `The shipping method was changed from ${from} to ${to}.`,
  paymentChanged: ({ from, to }) => `The payment method was changed from ${from} to ${to}.`,
  shippingAddressBlocked: ({ name }) => `We do not deliver to ${name}.`,
  billingAddressBlocked: ({ name }) => `We cannot accept a billing address in ${name}.`,
  shippingAddressInvalid: 'The shipping address is incomplete or invalid. Please check it.',
  billingAddressInvalid: 'The billing address is incomplete or invalid. Please check it.',
  salutationMissing: 'The address has no salutation.',
  regionMissing: 'The address has no state or canton.',
  promotionNotFound: ({ code }) =>
    `The promotion code “${code}” is unknown. Please check the spelling.`,
  promotionOver: ({ code }) => `The promotion code “${code}” is no longer valid.`,
  promotionUsedUp: ({ code }) => `The promotion code “${code}” has been used up.`,
  promotionNotEligible: ({ name }) => `The promotion “${name}” does not apply to this cart.`,
  'promotionNotEligible_goods-value': ({ name, value }) =>
    `The promotion “${name}” applies to items worth ${value} or more.`,
  promotionNotEligible_articles: ({ name }) =>
    `The promotion “${name}” does not apply to any item in your cart.`,
  promotionNotEligible_group: ({ name }) =>
    `The promotion “${name}” is for a customer group only. If you belong to it, please log in.`,
  promotionNotEligible_country: ({ name }) =>
    `The promotion “${name}” does not apply to your delivery country.`,
  'promotionNotEligible_first-order': ({ name }) =>
    `The promotion “${name}” is for the first order only.`,
  'promotionNotEligible_used-by-buyer': ({ name }) =>
    `You have already used the promotion “${name}”.`,
  promotionExcluded: ({ name }) => `The promotion “${name}” cannot be combined with another one.`,
  autoPromotionNotFound: ({ name }) => `The promotion “${name}” is no longer valid.`,
  promotionsOnZero: 'Further promotions do not reduce the price any more.',
  discountAdded: ({ name }) => `The discount “${name}” was applied.`,
  discountDeleted: ({ name }) => `The discount “${name}” is no longer valid.`,
  merged: 'Your cart was merged with the saved one. Please check the quantities.',
  unknownNotice: 'Your cart has changed. Please check it.',
  discount: 'Discount',
  discountByCode: ({ name, code }) => `${name} (${code})`,
} satisfies SameMessages<typeof de>
