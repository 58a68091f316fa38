import { formatMoney } from '#shared/i18n/format.ts'
import { messages } from '#shared/i18n/messages.ts'
import { urls } from '#shared/urls.ts'
import { orderById } from '#worker/backend/order/find-orders.ts'
import { currentPayment, type StoredOrder } from '#worker/backend/order/stored-order.ts'
import { transferOf } from '#worker/backend/order/transfer.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { letterHtml } from '../letter/letter-html.ts'
import { letterText } from '../letter/letter-text.ts'
import type { Desk, Mail, MailWriter } from '../mail.ts'

type Note = Readonly<{ subject: string; text: string }>
type NoteOf = (order: StoredOrder, locale: Locale, desk: Desk) => Note | null

/** A short mail about an order: one sentence and the way to see the order. */
const note =
  (noteOf: NoteOf, to: 'shopper' | 'operator'): MailWriter =>
  async (desk, orderId, locale): Promise<Mail | null> => {
    const order = await orderById(desk.db, orderId)
    const said = order && noteOf(order, locale, desk)
    if (!order || !said) return null
    const { vars } = desk
    const url = vars.SHOP_ORIGIN + urls.guestOrder(locale, order.deep_link_code)
    const label = messages(locale)('mail.show')
    const letter = {
      subject: said.subject,
      greeting: null,
      paragraphs: [said.text],
      button: to === 'shopper' ? { label, url } : null,
      note: null,
    }
    const html = letterHtml(letter, locale, vars)
    return { subject: said.subject, html, text: letterText(letter, locale, vars), attachments: [] }
  }

export const paidMail = note((order, locale) => {
  const t = messages(locale)
  const { number } = order
  const total = formatMoney(locale, currentPayment(order).amountCents)
  return { subject: t('mail.subjectPaid', { number }), text: t('mail.paid', { number, total }) }
}, 'shopper')

export const reminderMail = note((order, locale, { vars }) => {
  const t = messages(locale)
  const { number } = order
  const transfer = transferOf(order, vars)
  // Paid or cancelled since: nobody is reminded of what is done.
  if (!transfer) return null
  const { reference } = transfer
  const total = formatMoney(locale, currentPayment(order).amountCents)
  return {
    subject: t('mail.subjectReminder', { number }),
    text: t('mail.reminder', { number, total, reference }),
  }
}, 'shopper')

export const cancelledMail = note((order, locale) => {
  const t = messages(locale)
  const { number } = order
  return { subject: t('mail.subjectCancelled', { number }), text: t('mail.cancelled', { number }) }
}, 'shopper')

export const shippedMail = note((order, locale) => {
  const t = messages(locale)
  const { number, tracking_code: tracking, delivery } = order
  if (delivery.key === 'pickup') {
    return { subject: t('mail.subjectReady', { number }), text: t('mail.ready', { number }) }
  }
  const text =
    tracking === null ? t('mail.shipped', { number }) : t('mail.shippedWith', { number, tracking })
  return { subject: t('mail.subjectShipped', { number }), text }
}, 'shopper')

export const refundMail = note((order, locale) => {
  const t = messages(locale)
  const { number } = order
  const total = formatMoney(locale, currentPayment(order).amountCents)
  return {
    subject: t('mail.opsRefund', { number }),
    text: t('mail.opsRefundText', { number, total }),
  }
}, 'operator')
