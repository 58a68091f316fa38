import type { mail as de } from '../de/mail.ts'
import type { SameMessages } from '../translate.ts'

export const mail: SameMessages<typeof de> = {
  moreSubject: 'Too many notices for one email each',
  moreText: ({ count, command }) =>
    `There were more than ${count} notices of this kind within an hour. From the next hour on, each is an email of its own again. This command lists all: npm run shop -- ${command}`,
  subjectConfirmation: ({ number, shop }) => `Your order ${number} at ${shop}`,
  preheader: ({ delivery, total }) => `Delivery ${delivery}, total ${total}.`,
  thanksCutting: ({ name }) => `Thank you, ${name}. We are cutting your order.`,
  thanksPacking: ({ name }) => `Thank you, ${name}. We are packing your order.`,
  thanks: ({ name }) => `Thank you, ${name}.`,
  arrived:
    'We have received your order. As soon as the parcel is on its way, we will send you the tracking number.',
  arrivedDownload: 'We have received your order.',
  arrivedDownloadUnpaid:
    'We have received your order. As soon as the payment has arrived, we will send you the download links.',
  arrivedPickup:
    'We have received your order. As soon as it is ready for pick-up, we will write to you.',
  arrivedPrepayment:
    'We have received your order. We start as soon as the amount is in our account.',
  order: 'Order',
  date: 'Date',
  delivery: 'Delivery',
  product: 'Item',
  sum: 'Line total',
  productNumber: ({ number }) => `Item no. ${number}`,
  subtotal: 'Subtotal',
  voucher: ({ name, code }) => `Promotion code ${code}: ${name}`,
  total: 'Total',
  vatOnTop: ({ rate }) => `plus ${rate} VAT`,
  vat: ({ rate }) => `including ${rate} VAT`,
  unpaid: 'Not yet paid.',
  unpaidOnline: ({ method }) => `Payment method: ${method}.`,
  payNow: 'Pay now',
  transferTitle: 'Please transfer the amount.',
  transferAmount: 'Amount',
  transferHolder: 'Payee',
  transferIban: 'IBAN',
  transferBic: 'BIC',
  transferReference: 'Reference',
  transferQr: 'QR code for the banking app',
  invoiceNote: ({ days }) => `The invoice comes with the delivery, payable within ${days} days.`,
  cashNote: 'You pay in cash at pick-up.',
  show: 'View order',
  shippingAddress: 'Shipping address',
  pickupAddress: 'Pick-up at',
  pickupHours: ({ days, phone }) => `${days}. Questions about the time: ${phone}`,
  billingAddress: 'Billing address',
  comment: 'Your message',
  withdrawal: 'Withdrawal.',
  withdrawalNone: ({ products }) =>
    `We cut ${products} to length for you. There is no right of withdrawal for these goods.`,
  withdrawalDigital: ({ products }) =>
    `You agreed that the download starts at once, and you acknowledged that you thereby lose your right of withdrawal. This applies to ${products}.`,
  withdrawalRest: 'You may withdraw from the other items within 14 days:',
  withdrawalAll: 'You may withdraw from the order within 14 days:',
  withdrawalHere: 'Withdraw from contract',
  attached: 'Our terms and conditions and the withdrawal instructions are attached as text files.',
  questions: 'Questions? Just reply to this email.',
  and: 'and',
  imprint: 'Imprint',
  privacy: 'Privacy policy',
  termsFile: 'terms-and-conditions.txt',
  withdrawalFile: 'withdrawal-instructions.txt',
  vatId: ({ id }) => `VAT ID ${id}`,

  subjectPaid: ({ number }) => `Payment for order ${number} received`,
  paid: ({ number, total }) =>
    `Your payment of ${total} for order ${number} has arrived. We are now processing your order.`,
  paidDownload: ({ number, total }) => `Your payment of ${total} for order ${number} has arrived.`,
  subjectReminder: ({ number }) => `Payment for order ${number} still due`,
  reminder: ({ number, total, reference, day }) =>
    `No payment has arrived for order ${number} yet. Please transfer ${total} with the reference “${reference}”. If the amount has not arrived by ${day}, we will cancel the order.`,
  subjectPaymentChanged: ({ number }) => `New payment method for order ${number}`,
  paymentChanged: ({ number }) =>
    `You have changed the payment method of order ${number}. Please note the next steps:`,
  subjectCancelled: ({ number }) => `Order ${number} cancelled`,
  cancelled: ({ number }) =>
    `Order ${number} has been cancelled. If you have paid in the meantime, we will refund the amount or fulfil the order after all.`,
  subjectShipped: ({ number }) => `Order ${number} is on its way`,
  shipped: ({ number }) => `Your order ${number} is on its way to you.`,
  shippedWith: ({ number, tracking }) =>
    `Your order ${number} is on its way to you. The tracking number is ${tracking}.`,
  subjectReady: ({ number }) => `Order ${number} is ready`,
  ready: ({ number, address }) => `Your order ${number} is ready for pick-up: ${address}.`,
  opsNewOrder: ({ number, total }) => `New order ${number}, ${total}`,
  opsRefund: ({ number }) => `Refund for order ${number}`,
  opsRefundText: ({ number, total }) =>
    `A payment of ${total} has arrived for order ${number}. The order is cancelled or already paid. Please check that the refund has reached the payment provider.`,
  opsFailed: ({ number }) => `Payment for order ${number} failed`,
  opsFailedText: ({ number, total }) =>
    `The payment of ${total} for order ${number} failed at the payment provider. The order remains in place. The customer can try again or pay another way.`,
  opsWrong: ({ number }) => `Wrong amount for order ${number}`,
  opsWrongText: ({ number, total, id }) =>
    `For order ${number}, the payment provider reports a payment (${id}) of the wrong amount or in the wrong currency. Expected: ${total}. The order does not count as paid. Please check the payment with the payment provider.`,
  opsChargeback: ({ number }) => `Chargeback for order ${number}`,
  opsChargebackText: ({ number, total }) =>
    `The bank has charged back ${total} of the payment for order ${number}. Please check whether the goods are already on their way and whether you object.`,
}
