import type { SameMessages } from '../translate.ts'
import type { cartLines as de } from '../de/cart-lines.ts'

export const cartLines = {
  articleNumber: ({ number }) => `Item no. ${number}`,
  rollWidth: ({ width }) => `Roll width ${width} cm`,
  hazardous: 'Hazardous goods, DE, AT, CH only',
  unitMetre: 'm',
  unitPiece: 'pc',
  unitSet: 'set',
  unitDownload: 'download',
  cuts: ({ pieces }) => `Cut: ${pieces}`,
  pieceTooLong: ({ name, quantity }) =>
    `${name}: in one piece there are at most ${quantity}. We cut the rest from another roll.`,
  onePieceAgain: ({ name, quantity }) =>
    `${name}: ${quantity} in one piece. With this length the pieces from before no longer apply.`,
  priceChanged: ({ name, from, to }) =>
    `${name}: the price has changed since the item was put into the cart: now ${to} instead of ${from}.`,
  oneAgain: ({ length }) =>
    `${length} in one piece: with the new length the pieces from before no longer apply.`,
  piecesFault: ({ max }) => `Please enter 1 to ${max} as the number of pieces.`,
  cutTitle: 'Have it cut in pieces',
  cutLead:
    'Goods by the metre come in one piece. You can have them cut in pieces of equal length; each counts for the minimum length.',
  cutNow: ({ pieces }) => `now ${pieces}`,
  cutCount: 'Pieces',
  cutLength: 'Length of each piece in metres',
  cutSave: 'Change the cut',
  partsTitle: 'Goes with it',
  onePiece: ({ length }) => `${length} in one piece`,
  pieces: ({ count }) => (count === 1 ? '1 piece' : `${count} pieces`),
  sets: ({ count }) => (count === 1 ? '1 set' : `${count} sets`),
  perPiece: 'piece',
  taxOn: ({ rate }) => `plus ${rate} VAT`,
  taxIn: ({ rate }) => `includes ${rate} VAT`,
  taxFree_export: 'Without German VAT (export), plus import charges of the country of destination.',
  taxFree_swiss: 'Without German VAT (export), plus Swiss import charges.',
  'taxFree_eu-business':
    'Without VAT: exempt intra-Community supply, you as the recipient account for the VAT.',
  daysAfterPayment: ({ min, max }) => `${min} to ${max} business days after your payment`,
  notBefore: ({ days, date }) => `${days}, not before ${date}`,
  deliveryWindow: ({ days }) => `Expected delivery: ${days}`,
  withdrawalCut: ({ names, count }) =>
    count === 1
      ? `No withdrawal for goods cut to length: ${names} is cut for you and excluded from withdrawal.`
      : `No withdrawal for goods cut to length: ${names} are cut for you and excluded from withdrawal.`,
  withdrawalOthers: 'For all other items you have 14 days.',
  hazardNote: ({ names }) =>
    `${names}: hazardous goods that we only deliver to Germany, Austria and Switzerland. Pick-up is possible.`,
  nextTierMetre: ({ from, price, missing }) =>
    `From ${from} a metre costs ${price}. ${missing} to go.`,
  nextTierPiece: ({ from, price, missing }) =>
    `From ${from} a piece costs ${price}. ${missing} to go.`,
  nextTierSet: ({ from, price, missing }) => `From ${from} a set costs ${price}. ${missing} to go.`,
  shippingFree: 'This order ships free.',
  toFreeShipping: ({ amount }) => `Another ${amount} until shipping is free.`,
  added: ({ name, quantity }) => `In your cart: ${quantity} ${name}.`,
  cleared: 'The cart was emptied.',
  rounded: ({ from, to }) => `Rounded up from ${from} to ${to}.`,
  raisedToMinimum: ({ from, to }) => `Raised from ${from} to the minimum of ${to}.`,
  loweredToMaximum: ({ from, to }) => `Reduced from ${from} to ${to}: you cannot order more.`,
  codeMissing: 'Please enter a promotion code.',
  codeRemoved: ({ code }) => `The promotion code “${code}” was removed.`,
  notAdded: 'The item could not be added to the cart.',
  stale: 'Your cart was changed in another window.',
  stockReached: ({ name, quantity }) =>
    `${name}: only ${quantity} available, the quantity was adjusted.`,
  maximumReached: ({ name, quantity }) =>
    `${name}: no more than ${quantity} per order, the quantity was adjusted.`,
  stockReachedMetre: ({ name, quantity }) =>
    `${name}: only ${quantity} left, the quantity was adjusted.`,
  outOfStock: ({ name }) => `${name} is out of stock and was removed.`,
  notFound: 'An item was not found and was removed from the cart.',
  formerProduct: ({ name }) => `${name} is no longer in our range and was removed.`,
  minOrder: ({ name, quantity }) =>
    `${name}: the minimum order quantity is ${quantity}, the quantity was raised.`,
  steps: ({ name, quantity }) => `${name}: the quantity was adjusted to ${quantity}.`,
  shippingBlocked: ({ name }) => `The shipping method ${name} is not available for this cart.`,
  paymentBlocked: ({ name }) => `The payment method ${name} is not available for this cart.`,
  shippingChanged: ({ from, to }) => `The shipping method ${from} was changed to ${to}.`,
  paymentChanged: ({ from, to }) => `The payment method ${from} was changed to ${to}.`,
  shippingAddressBlocked: ({ name }) => `We do not deliver to ${name}.`,
  billingAddressBlocked: ({ name }) => `We cannot accept a billing address in ${name}.`,
  shippingAddressInvalid: 'The shipping address is incomplete or invalid.',
  billingAddressInvalid: 'The billing address is incomplete or invalid.',
  salutationMissing: 'The address has no salutation.',
  regionMissing: 'The address has no state or canton.',
  promotionNotFound: ({ code }) => `We do not know the promotion code “${code}”.`,
  promotionOver: ({ code }) => `The promotion code “${code}” is no longer valid.`,
  promotionUsedUp: ({ code }) => `The promotion code “${code}” has been used up.`,
  promotionNotEligible: ({ name }) => `The promotion “${name}” does not apply to this cart.`,
  'promotionNotEligible_goods-value': ({ name, value }) =>
    `The promotion “${name}” applies from a goods value of ${value}.`,
  promotionNotEligible_articles: ({ name }) =>
    `The promotion “${name}” applies to no item in your cart.`,
  promotionNotEligible_group: ({ name }) =>
    `The promotion “${name}” is for a group of customers only. If you belong to it, please log in.`,
  promotionNotEligible_country: ({ name }) =>
    `The promotion “${name}” does not apply to your delivery country.`,
  'promotionNotEligible_first-order': ({ name }) =>
    `The promotion “${name}” is for the first order only.`,
  'promotionNotEligible_used-by-buyer': ({ name }) =>
    `You have already used the promotion “${name}”.`,
  promotionExcluded: ({ name }) => `The promotion “${name}” cannot be combined with another one.`,
  autoPromotionNotFound: ({ name }) => `The promotion “${name}” is no longer valid.`,
  promotionsOnZero: 'Further promotions do not reduce the price.',
  discountAdded: ({ name }) => `The discount “${name}” was applied.`,
  discountDeleted: ({ name }) => `The discount “${name}” is no longer valid.`,
  merged: 'Your cart was merged with the saved one. Please check the quantities.',
  unknownNotice: 'Your cart has changed. Please check it.',
  discount: 'Discount',
  discountByCode: ({ name, code }) => `${name} (${code})`,
} satisfies SameMessages<typeof de>
