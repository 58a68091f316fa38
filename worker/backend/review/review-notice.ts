import { messages } from '#shared/i18n/messages.ts'
import { findReview } from '#worker/backend/review/stored-reviews.ts'
import type { MailContent } from '#worker/backend/mail/layout/mail-content.ts'
import { renderMail } from '#worker/backend/mail/layout/render-mail.ts'
import type { MailWriter } from '#worker/backend/mail/mail.ts'

/** Informs operators about a pending review, with the command that decides about it. */
export const reviewNotice: MailWriter = async ({ db, vars }, subject, locale) => {
  const [id = '', writtenAt] = subject.split(' ')
  const row = await findReview(db, id)
  // The review was not saved, or has changed meanwhile, which another mail reports.
  if (!row || (row.updatedAt ?? row.createdAt) !== writtenAt) return null
  const t = messages(locale)
  const { author, points, language, title, text } = row.record
  const content: MailContent = {
    subject: t('reviews.mailSubject', { number: row.number }),
    greeting: null,
    paragraphs: [
      t('reviews.mailWritten', { author, points, number: row.number }),
      title[language] ?? '',
      ...(text[language] ?? '').split(/\s*\n\s*/),
      t('reviews.mailDecide', { id: id.slice(0, 8) }),
    ],
    button: null,
    note: null,
    reader: 'operator',
  }
  return renderMail(content, locale, vars)
}

/** The subject of the notice. It contains the time, because each change of a review is reported. */
export function noticeSubject(id: string, at: Date): string {
  return `${id} ${at.toISOString()}`
}
