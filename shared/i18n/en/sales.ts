import type { sales as de } from '../de/sales.ts'
import type { SameMessages } from '../translate.ts'

export const sales: SameMessages<typeof de> = {
  payment_card: 'Credit card',
  paymentNote_card: 'Your card details go to the payment provider only, never to us.',
  payment_paypal: 'PayPal',
  paymentNote_paypal: 'You confirm the payment with PayPal.',
  payment_applepay: 'Apple Pay',
  paymentNote_applepay: 'You confirm the payment with an Apple device.',
  payment_twint: 'TWINT',
  paymentNote_twint: 'You confirm the payment in the TWINT app.',
  payment_eps: 'eps transfer',
  paymentNote_eps: 'You make the transfer in the online banking of your Austrian bank.',
  payment_sepa: 'SEPA bank transfer',
  paymentNote_sepa:
    'You make the transfer to the payment provider. We ship once the payment has arrived, usually one to three days later.',
  payment_prepayment: 'Prepayment',
  paymentNote_prepayment:
    'You transfer the amount in advance. We ship once the payment has arrived.',
  transferUntil: ({ day }) =>
    `We wait for the transfer until ${day}. After that, we cancel the order.`,
  payment_invoice: 'Invoice',
  paymentNote_invoice: ({ days }) =>
    `For registered business customers, payable within ${days} days.`,
  payment_cash: 'Cash on pick-up',
  paymentNote_cash: ({ city, days }) =>
    `You pay at our shop in ${city}. We hold the goods for ${days} days.`,

  state_open: 'Open',
  state_in_progress: 'In progress',
  state_completed: 'Completed',
  state_cancelled: 'Cancelled',
  state_shipped: 'Shipped',
  state_returned: 'Returned',
  state_paid: 'Paid',
  state_failed: 'Failed',
  state_reminded: 'Reminder sent',
  state_refunded: 'Refunded',
  state_refunded_partially: 'Partly refunded',
  state_chargeback: 'Charged back',

  'maximum-reached': ({ name, amount }) => `You can order at most ${amount} of “${name}”.`,
  'product-stock-reached': ({ name, amount }) =>
    `“${name}”: only ${amount} available. The quantity was adjusted.`,
  'product-stock-reached-metres': ({ name, amount }) =>
    `“${name}”: only ${amount} left in stock. The length was adjusted.`,
  'product-out-of-stock': ({ name }) => `“${name}” is no longer available and was removed.`,
  'product-not-found': 'An item is no longer in our range and was removed.',
  'former-product': ({ name }) => `“${name}” is no longer in our range and was removed.`,
  'min-order-quantity': ({ name, amount }) =>
    `We sell at least ${amount} of “${name}”. The quantity was adjusted.`,
  'product-price-changed': ({ name, before, after }) =>
    `“${name}” now costs ${after} instead of ${before}.`,
  'piece-too-long': ({ name, amount }) =>
    `“${name}”: at most ${amount} are available in one piece. The cut was adjusted.`,
  'one-piece-again': ({ name, amount }) =>
    `“${name}”: ${amount} in one piece. The previous pieces do not fit the new length.`,
  'purchase-steps-quantity': ({ name, amount }) =>
    `The quantity of “${name}” was adjusted to ${amount}.`,
  'shipping-method-blocked': ({ name }) =>
    `The shipping method “${name}” is not available for this cart.`,
  'shipping-method-changed': ({ before, after }) =>
    `The shipping method was changed from “${before}” to “${after}”.`,
  'payment-method-blocked': ({ name }) =>
    `The payment method “${name}” is not available for this order.`,
  'payment-method-changed': ({ before, after }) =>
    `The payment method was changed from “${before}” to “${after}”.`,
  'shipping-address-blocked': ({ name }) => `We do not deliver to ${name}.`,
  'billing-address-blocked': ({ name }) => `We cannot accept billing addresses in ${name}.`,
  'salutation-missing-shipping-address': 'The shipping address has no salutation.',
  'salutation-missing-billing-address': 'The billing address has no salutation.',
  'country-region-missing-shipping-address': 'The shipping address has no state or canton.',
  'country-region-missing-billing-address': 'The billing address has no state or canton.',
  'promotion-not-found': ({ name }) => `The promotion code “${name}” is unknown.`,
  'promotion-over': ({ name }) => `The promotion code “${name}” is no longer valid.`,
  'promotion-used-up': ({ name }) => `The promotion code “${name}” has been used up.`,
  'promotion-not-eligible': ({ name }) => `“${name}” does not apply to this cart.`,
  'promotion-excluded': ({ name }) => `“${name}” cannot be combined with the other promotions.`,
  'auto-promotion-not-found': ({ name }) => `“${name}” is no longer valid.`,
  'promotion-discount-added': ({ name }) => `“${name}” was deducted.`,
  'promotion-discount-deleted': ({ name }) => `“${name}” no longer applies to this cart.`,
  'promotions-on-cart-price-zero-error': ({ name }) =>
    `“${name}” was not applied because there is nothing to pay.`,
}
