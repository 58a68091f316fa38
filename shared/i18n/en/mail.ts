import type { mail as de } from '../de/mail.ts'
import type { SameMessages } from '../translate.ts'

export const mail: SameMessages<typeof de> = {
  subjectConfirmation: ({ number, shop }) => `Your order ${number} at ${shop}`,
  preheader: ({ delivery, total }) => `Delivery ${delivery}, total ${total}.`,
  thanksCutting: ({ name }) => `Thank you, ${name}. We are cutting.`,
  thanksPacking: ({ name }) => `Thank you, ${name}. We are packing.`,
  thanks: ({ name }) => `Thank you, ${name}.`,
  arrived:
    'Your order has reached us. As soon as the parcel is on its way we will send the tracking number.',
  arrivedDownload: 'Your order has reached us.',
  arrivedDownloadUnpaid:
    'Your order has reached us. As soon as the payment is here, we send you the links to download it.',
  arrivedPickup: 'Your order has reached us. We will write as soon as it is ready for pick-up.',
  arrivedPrepayment: 'Your order has reached us. We begin once the amount is in our account.',
  order: 'Order',
  date: 'Date',
  delivery: 'Delivery',
  article: 'Item',
  sum: 'Line total',
  articleNumber: ({ number }) => `Item no. ${number}`,
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
  transferQr: 'QR code for your banking app',
  invoiceNote: 'The invoice comes with the delivery, payable within 14 days.',
  cashNote: 'You pay in cash when you pick it up.',
  show: 'View the order',
  shippingAddress: 'Delivery address',
  billingAddress: 'Billing address',
  comment: 'Your message',
  withdrawal: 'Withdrawal.',
  withdrawalNone: ({ articles }) =>
    `We cut ${articles} to length for you. There is no right of withdrawal for that.`,
  withdrawalDigital: ({ articles }) =>
    `You agreed that the download begins at once, and you know that you thereby lose your right of withdrawal. This applies to ${articles}.`,
  withdrawalRest: 'You may withdraw from the other items within 14 days:',
  withdrawalAll: 'You may withdraw from the order within 14 days:',
  withdrawalHere: 'Withdraw from the contract',
  attached: 'Our terms and the withdrawal instructions are attached as text.',
  questions: 'Questions? Just reply to this email.',
  and: 'and',
  imprint: 'Imprint',
  privacy: 'Privacy',
  termsFile: 'terms-and-conditions.txt',
  withdrawalFile: 'withdrawal-instructions.txt',
  vatId: ({ id }) => `VAT ID ${id}`,

  subjectPaid: ({ number }) => `Payment for order ${number} received`,
  paid: ({ number, total }) =>
    `Your payment of ${total} for order ${number} has arrived. We are getting to work.`,
  paidDownload: ({ number, total }) => `Your payment of ${total} for order ${number} has arrived.`,
  subjectReminder: ({ number }) => `Your order ${number} is waiting for its payment`,
  reminder: ({ number, total, reference, day }) =>
    `We have not seen a payment for order ${number} yet. Please transfer ${total} with the reference “${reference}”. If nothing has arrived by ${day}, we cancel the order and release the goods.`,
  subjectPaymentChanged: ({ number }) => `Another way to pay for order ${number}`,
  paymentChanged: ({ number }) =>
    `You have changed how you pay for order ${number}. What is to be done now:`,
  subjectCancelled: ({ number }) => `Order ${number} cancelled`,
  cancelled: ({ number }) =>
    `Order ${number} has been cancelled. If you have paid in the meantime, you get your money back or the order is reinstated.`,
  subjectShipped: ({ number }) => `Order ${number} is on its way`,
  shipped: ({ number }) => `Your order ${number} is on its way to you.`,
  shippedWith: ({ number, tracking }) =>
    `Your order ${number} is on its way to you. The tracking number is ${tracking}.`,
  subjectReady: ({ number }) => `Order ${number} is ready`,
  ready: ({ number }) => `Your order ${number} is ready to be picked up at the workshop.`,
  opsNewOrder: ({ number, total }) => `New order ${number}, ${total}`,
  opsRefund: ({ number }) => `Refund for order ${number}`,
  opsRefundText: ({ number, total }) =>
    `A payment of ${total} arrived for order ${number}, which is cancelled or was paid before and cannot be filled. Please check that the refund has reached the payment provider.`,
  opsFailed: ({ number }) => `Payment for order ${number} failed`,
  opsFailedText: ({ number, total }) =>
    `The payment of ${total} for order ${number} failed at the payment provider. The order stands, and its buyer can try again or pay in another way.`,
  opsWrong: ({ number }) => `Wrong amount for order ${number}`,
  opsWrongText: ({ number, total, id }) =>
    `For order ${number} the payment provider reports a payment (${id}) of another amount or currency than asked for: ${total} was asked for. The order does not count as paid. Please look at the payment there.`,
  opsChargeback: ({ number }) => `Chargeback for order ${number}`,
  opsChargebackText: ({ number, total }) =>
    `Of the payment for order ${number} the bank took ${total} back. Please check whether the goods are on their way and whether you object.`,
}
