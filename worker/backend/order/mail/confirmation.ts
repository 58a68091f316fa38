import { readCountries, selectCountries } from '#worker/backend/channel/places.ts'
import { orderById } from '#worker/backend/order/find-orders.ts'
import type { MailWriter } from '#worker/backend/mail/mail.ts'
import { confirmationHtml } from './confirmation-html.ts'
import { confirmationText } from './confirmation-text.ts'
import { confirmationWords } from './confirmation-words.ts'
import { legalTexts } from './legal-texts.ts'
import { qrPicture } from '#worker/backend/mail/letter/qr-picture.ts'

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
