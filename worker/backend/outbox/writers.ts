import {
  cancelledMail,
  chargebackMail,
  failedPaymentMail,
  paidMail,
  paymentChangedMail,
  refundMail,
  reminderMail,
  shippedMail,
  wrongPaymentMail,
  newOrderMail,
} from '../order/mail/notes.ts'
import { confirmationMail } from '../order/mail/confirmation.ts'
import { inquiryNotice, inquiryReceipt } from '../inquiry/inquiry-mails.ts'
import { moreNotice } from './more-notice.ts'
import { reviewNotice } from '../review/review-notice.ts'
import { withdrawalNotice, withdrawalReceipt } from '../withdrawal/withdrawal-mails.ts'
import type { MailWriter } from '../mail/mail.ts'
import type { MailKind } from '../mail/outbox.ts'

/** The writers of all mails whose text is written when they are sent. */
const WRITERS: Readonly<Record<MailKind, MailWriter>> = {
  'order-confirmation': confirmationMail,
  'payment-received': paidMail,
  'payment-reminder': reminderMail,
  'payment-changed': paymentChangedMail,
  'order-cancelled': cancelledMail,
  'order-shipped': shippedMail,
  'ops-new-order': newOrderMail,
  'ops-refund-due': refundMail,
  'ops-payment-failed': failedPaymentMail,
  'ops-payment-wrong': wrongPaymentMail,
  'ops-chargeback': chargebackMail,
  'withdrawal-received': withdrawalReceipt,
  'ops-withdrawal': withdrawalNotice,
  'ops-review': reviewNotice,
  'inquiry-received': inquiryReceipt,
  'ops-inquiry': inquiryNotice,
  'ops-more': moreNotice,
}

export function writerOf(kind: string): MailWriter | undefined {
  return new Map<string, MailWriter>(Object.entries(WRITERS)).get(kind)
}
