import { labelledOrderTexts } from '#shared/domain/order/order-texts.ts'
import { formatDay, formatMoney, formatFileSize } from '#shared/i18n/format.ts'
import { messages } from '#shared/i18n/messages.ts'
import { urls } from '#shared/urls.ts'
import { orderById, orderOfPayment } from '#worker/backend/order/find-orders.ts'
import {
  currentPayment,
  type StoredOrder,
  type StoredPayment,
} from '#worker/backend/order/stored-order.ts'
import { transferOf } from '#worker/backend/order/transfer.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { MailContent } from '#worker/backend/mail/layout/mail-content.ts'
import { renderMail } from '#worker/backend/mail/layout/render-mail.ts'
import type { Deps } from '#worker/backend/http/shop.ts'
import type { MailWriter } from '#worker/backend/mail/mail.ts'
import { toPaymentTexts } from './payment-texts.ts'
import type { PaymentTexts } from '#worker/backend/mail/layout/mail-content.ts'
import { downloadIdOf, isFileOpen, filePass } from '#worker/backend/order/bought-files.ts'
import { isDownload, pickupLines } from './confirmation-texts.ts'
import { toLineTexts } from './line-texts.ts'
import type { Mail } from '#worker/backend/tables/outbox.ts'

type Note = Readonly<{
  subject: string
  text: string
  payment?: PaymentTexts
  files?: Pick<MailContent, 'links'> & { text: string }
}>
/** `payment` is the one that the mail reports, else the order's current one. */
type About = Deps & Readonly<{ payment: StoredPayment; url: string }>
type NoteOf = (order: StoredOrder, locale: Locale, about: About) => Note | null

/** A short mail about an order or one of its payments, with a link to the order for shoppers. */
const noteMail =
  (noteOf: NoteOf, reader: 'shopper' | 'operator'): MailWriter =>
  async (deps, subjectId, locale): Promise<Mail | null> => {
    const order =
      (await orderOfPayment(deps.db, subjectId)) ?? (await orderById(deps.db, subjectId))
    if (!order) return null
    const payment = order.payments.find(({ id }) => id === subjectId) ?? currentPayment(order)
    const url = deps.vars.SHOP_ORIGIN + urls.guestOrder(locale, order.deepLinkCode)
    const note = noteOf(order, locale, { ...deps, payment, url })
    if (!note) return null
    const label = messages(locale)('mail.show')
    const content: MailContent = {
      subject: note.subject,
      greeting: null,
      paragraphs: note.files ? [note.text, note.files.text] : [note.text],
      button: reader === 'shopper' ? { label, url } : null,
      note: null,
      ...(note.payment ? { payment: note.payment } : {}),
      ...(note.files?.links ? { links: note.files.links } : {}),
      ...(reader === 'operator' ? { reader } : {}),
    }
    return renderMail(content, locale, deps.vars)
  }

export const paidMail = noteMail((order, locale, deps) => {
  const t = messages(locale)
  const { number } = order
  const total = formatMoney(locale, currentPayment(order).amountCents)
  const links = fileLinks(order, locale, deps)
  return {
    subject: t('mail.subjectPaid', { number }),
    text: t(isDownload(order) ? 'mail.paidDownload' : 'mail.paid', { number, total }),
    ...(links.length > 0 && { files: { text: t('files.mail'), links } }),
  }
}, 'shopper')

export const reminderMail = noteMail((order, locale, { vars }) => {
  const t = messages(locale)
  const { number } = order
  const transfer = transferOf(order, vars)
  // Paid or cancelled meanwhile, so no reminder is necessary.
  if (!transfer) return null
  const { reference, until } = transfer
  const total = formatMoney(locale, currentPayment(order).amountCents)
  return {
    subject: t('mail.subjectReminder', { number }),
    text: t('mail.reminder', { number, total, reference, day: formatDay(locale, until) }),
  }
}, 'shopper')

/** Null if the method has changed again meanwhile, or nothing is due. */
export const paymentChangedMail = noteMail((order, locale, { vars, payment, url }) => {
  const t = messages(locale)
  const { number } = order
  const words = toPaymentTexts(order, locale, vars, url)
  if (!words || payment.id !== currentPayment(order).id) return null
  return {
    subject: t('mail.subjectPaymentChanged', { number }),
    text: t('mail.paymentChanged', { number }),
    payment: words,
  }
}, 'shopper')

export const cancelledMail = noteMail((order, locale) => {
  const t = messages(locale)
  const { number } = order
  return { subject: t('mail.subjectCancelled', { number }), text: t('mail.cancelled', { number }) }
}, 'shopper')

export const shippedMail = noteMail((order, locale, { vars }) => {
  const t = messages(locale)
  const { number, trackingCode: tracking, delivery } = order
  if (delivery.key === 'pickup') {
    const [name, street, city, hours] = pickupLines(locale, vars)
    const ready = t('mail.ready', { number, address: [name, street, city].join(', ') })
    return { subject: t('mail.subjectReady', { number }), text: `${ready} ${hours}` }
  }
  const text =
    tracking === null ? t('mail.shipped', { number }) : t('mail.shippedWith', { number, tracking })
  return { subject: t('mail.subjectShipped', { number }), text }
}, 'shopper')

export const refundMail = noteMail((order, locale, { payment }) => {
  const t = messages(locale)
  const { number } = order
  const total = formatMoney(locale, payment.amountCents)
  return {
    subject: t('mail.opsRefund', { number }),
    text: t('mail.opsRefundText', { number, total }),
  }
}, 'operator')

export const failedPaymentMail = noteMail((order, locale, { payment }) => {
  const t = messages(locale)
  const { number } = order
  const total = formatMoney(locale, payment.amountCents)
  return {
    subject: t('mail.opsFailed', { number }),
    text: t('mail.opsFailedText', { number, total }),
  }
}, 'operator')

export const wrongPaymentMail = noteMail((order, locale, { payment }) => {
  const t = messages(locale)
  const { number } = order
  const total = formatMoney(locale, payment.amountCents)
  return {
    subject: t('mail.opsWrong', { number }),
    text: t('mail.opsWrongText', { number, total, id: payment.providerId ?? '' }),
  }
}, 'operator')

export const chargebackMail = noteMail((order, locale, { payment }) => {
  const t = messages(locale)
  const { number } = order
  const total = formatMoney(locale, payment.chargedBackCents)
  return {
    subject: t('mail.opsChargeback', { number }),
    text: t('mail.opsChargebackText', { number, total }),
  }
}, 'operator')

/** Signed links to the available files of an order. */
function fileLinks(order: StoredOrder, locale: Locale, { vars, at }: Deps) {
  const open = order.files.filter((file) => isFileOpen(order, file))
  return open.map((file) => {
    const label = order.lines.find(({ id }) => id === file.lineId)?.label ?? ''
    const size = formatFileSize(locale, file.download.bytes)
    const downloadId = downloadIdOf(file)
    const pass = filePass({ orderId: order.id, downloadId }, vars, at)
    return {
      label: messages(locale)('files.named', { label, size }),
      url: vars.SHOP_ORIGIN + urls.boughtFile(locale, order.id, downloadId, pass),
    }
  })
}

/** Reports a new order to operators: buyer, delivery and products. */
export const newOrderMail: MailWriter = async ({ db, vars }, orderId, locale) => {
  const order = await orderById(db, orderId)
  if (!order) return null
  const t = messages(locale)
  const { customer, delivery, shippingAddress: address } = order
  const total = formatMoney(locale, order.price.totalPrice)
  const content: MailContent = {
    subject: t('mail.opsNewOrder', { number: order.number, total }),
    greeting: null,
    paragraphs: [
      `${customer.firstName} ${customer.lastName}, ${customer.email}`,
      `${delivery.name}: ${address.zipcode} ${address.city}`,
      ...order.lines.map((line) => {
        const { title, amount, sum } = toLineTexts(line, locale)
        return `${title}: ${amount} = ${sum}`
      }),
      ...labelledOrderTexts(order.texts, (key) => t(`order.text_${key}`)).map((row) =>
        row.join(': '),
      ),
      ...(order.comment ? [order.comment] : []),
    ],
    button: null,
    note: null,
    reader: 'operator',
  }
  return renderMail(content, locale, vars)
}
