import { formatMoment } from '#shared/i18n/format.ts'
import { messages } from '#shared/i18n/messages.ts'
import { findInquiry } from '#worker/backend/inquiry/stored-inquiries.ts'
import type { MailContent } from '#worker/backend/mail/layout/mail-content.ts'
import { renderMail } from '#worker/backend/mail/layout/render-mail.ts'
import type { MailWriter } from '#worker/backend/mail/mail.ts'

/**
 * Confirms that an inquiry arrived. It repeats no input, because the address may be a stranger's
 * and the form must not send texts to strangers.
 */
export const inquiryReceipt: MailWriter = async ({ db, vars }, id, locale) => {
  const row = await findInquiry(db, id)
  if (!row) return null
  const t = messages(locale)
  const moment = formatMoment(locale, row.receivedAt)
  const content = {
    subject: t('inquiry.mailSubject'),
    greeting: null,
    paragraphs: [
      row.number === null
        ? t('inquiry.mailReceived', { moment })
        : t('inquiry.mailReceivedAbout', { moment, number: row.number }),
      t('inquiry.mailNext'),
    ],
    button: null,
    note: t('inquiry.mailNotMine'),
  }
  return renderMail(content, locale, vars)
}

/** Sends the whole inquiry to the shop. */
export const inquiryNotice: MailWriter = async ({ db, vars }, id, locale) => {
  const row = await findInquiry(db, id)
  if (!row) return null
  const t = messages(locale)
  const { name, email, phone, subject, comment, number } = row
  const content: MailContent = {
    subject: t('inquiry.opsSubject', { subject }),
    greeting: null,
    paragraphs: [
      t('inquiry.opsFrom', { name: name || email, email, language: row.locale }),
      ...(phone === '' ? [] : [t('inquiry.opsPhone', { phone })]),
      ...(number === null ? [] : [t('inquiry.opsAbout', { number })]),
      ...comment.split(/\s*\n\s*/),
    ],
    button: null,
    note: null,
    reader: 'operator',
  }
  return renderMail(content, locale, vars)
}
