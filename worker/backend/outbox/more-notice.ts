import { messages } from '#shared/i18n/messages.ts'
import { renderMail } from '#worker/backend/mail/layout/render-mail.ts'
import type { MailWriter } from '#worker/backend/mail/mail.ts'
import { MAIL_RULES, type RuledMail } from '#worker/backend/mail/mail-rules.ts'

/** The command that lists the events of a kind of mail. */
const COMMANDS: Partial<Record<RuledMail, string>> = {
  'ops-new-order': 'orders',
  'ops-payment-failed': 'orders',
  'ops-withdrawal': 'withdrawals',
  'ops-inquiry': 'inquiries list',
  'ops-review': 'reviews list',
}

const isRuled = (kind: string): kind is RuledMail => kind in MAIL_RULES

/** Informs operators once per hour that more of a kind occurred than they get single mails for. */
export const moreNotice: MailWriter = async ({ vars }, subject, locale) => {
  const [kind = ''] = subject.split(' ')
  const command = isRuled(kind) ? COMMANDS[kind] : undefined
  if (command === undefined || !isRuled(kind)) return null
  const t = messages(locale)
  return renderMail(
    {
      subject: t('mail.moreSubject'),
      greeting: null,
      paragraphs: [t('mail.moreText', { count: String(MAIL_RULES[kind].perHour), command })],
      button: null,
      note: null,
      reader: 'operator',
    },
    locale,
    vars,
  )
}
