import { formatMoney } from '#shared/i18n/format.ts'
import { messages } from '#shared/i18n/messages.ts'
import { orderById } from '#worker/backend/order/find-orders.ts'
import type { MailWriter } from '#worker/backend/mail/mail.ts'
import type { Letter } from '#worker/backend/mail/letter/letter.ts'
import { letterMail } from '#worker/backend/mail/letter/letter-mail.ts'
import { lineWords } from './line-words.ts'

/** Tells operators of a new order: who, what, how it goes out. */
export const newOrderMail: MailWriter = async ({ db, vars }, orderId, locale) => {
  const order = await orderById(db, orderId)
  if (!order) return null
  const t = messages(locale)
  const { customer, delivery, shipping_address: address } = order
  const total = formatMoney(locale, order.price.totalPrice)
  const letter: Letter = {
    subject: t('mail.opsNewOrder', { number: order.number, total }),
    greeting: null,
    paragraphs: [
      `${customer.firstName} ${customer.lastName}, ${customer.email}`,
      `${delivery.name}: ${address.zipcode} ${address.city}`,
      ...order.lines.map((line) => {
        const { title, amount, sum } = lineWords(line, locale)
        return `${title}: ${amount} = ${sum}`
      }),
      ...(order.reference ? [`${t('mail.reference')}: ${order.reference}`] : []),
      ...(order.comment ? [order.comment] : []),
    ],
    button: null,
    note: null,
    reader: 'operator',
  }
  return letterMail(letter, locale, vars)
}
