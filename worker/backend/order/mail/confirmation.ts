import { readCountries, selectCountries } from '#worker/backend/channel/places.ts'
import { orderById } from '#worker/backend/order/find-orders.ts'
import type { MailWriter } from '#worker/backend/mail/mail.ts'
import { confirmationHtml } from './confirmation-html.ts'
import { confirmationWords, type ConfirmationWords, type Entry } from './confirmation-words.ts'
import { legalTexts } from './legal-texts.ts'
import { qrPicture } from '#worker/backend/mail/letter/qr-picture.ts'
import { messages } from '#shared/i18n/messages.ts'

/** The confirmation of an order, in the language it was placed in. */
export const confirmationMail: MailWriter = async (deps, orderId, locale) => {
  const order = await orderById(deps.db, orderId)
  if (!order) return null
  const { results } = await selectCountries(deps.db).all()
  const countries = new Map(readCountries(results, locale).map((one) => [one.id, one]))
  const texts = await legalTexts(deps, locale)
  const words = {
    ...confirmationWords(order, locale, deps.vars, (id) => countries.get(id)),
    isTextAttached: texts.length > 0,
  }
  const epcPayload = words.payment?.epcPayload
  return {
    subject: words.subject,
    html: confirmationHtml(words),
    text: confirmationText(words),
    attachments: [...texts, ...(epcPayload ? [qrPicture(epcPayload)] : [])],
  }
}

/** The confirmation as plain text; addresses of pages stand alone in their line. */
function confirmationText(words: ConfirmationWords): string {
  const t = messages(words.locale)
  const { payment, withdrawal } = words
  const blocks = [
    words.heading,
    words.intro,
    listed(words.facts),
    ...words.lines.map(({ title, details, amount, sum }) =>
      [title, details, `${amount} = ${sum}`].filter(Boolean).join('\n'),
    ),
    listed([...words.sums, words.total, ...words.taxes]),
    payment && [payment.title, payment.text].filter(Boolean).join(' '),
    payment && payment.entries.length > 0 && listed(payment.entries),
    payment?.link && `${payment.link.label}:\n${payment.link.url}`,
    `${words.show.label}:\n${words.show.url}`,
    ...words.blocks.map(({ label, lines }) => [`${label}:`, ...lines].join('\n')),
    [t('mail.withdrawal'), ...withdrawal.sentences].join(' '),
    withdrawal.hasLink && words.revoke.url,
    words.isTextAttached && t('mail.attached'),
    t('mail.questions'),
    `-- \n${words.sender.join('\n')}`,
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

function listed(entries: readonly Entry[]): string {
  return entries.map(([label, value]) => (value ? `${label}: ${value}` : label)).join('\n')
}
