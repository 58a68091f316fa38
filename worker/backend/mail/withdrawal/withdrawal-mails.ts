import { formatMoment } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { messages, type T } from '#shared/i18n/messages.ts'
import {
  findWithdrawal,
  type WithdrawalRow,
} from '#worker/backend/withdrawal/stored-withdrawals.ts'
import type { Letter } from '../letter/letter.ts'
import { letterMail } from '../letter/letter-mail.ts'
import type { MailWriter } from '../mail.ts'

/**
 * The receipt that the law wants at once and on a durable medium (BGB § 356a): the content of the
 * declaration, and the date and time at which it came.
 */
export const withdrawalReceipt: MailWriter = async ({ db, vars }, id, locale) => {
  const row = await findWithdrawal(db, id)
  if (!row) return null
  const t = messages(locale)
  const letter: Letter = {
    subject: t('withdrawal.mailSubject', { order: row.order_number }),
    greeting: null,
    paragraphs: [...declarationLines(t, locale, row), t('withdrawal.mailNext')],
    button: null,
    note: t('withdrawal.mailNotMine'),
  }
  return letterMail(letter, locale, vars)
}

/** The same for the people who answer it. */
export const withdrawalNotice: MailWriter = async ({ db, vars }, id, locale) => {
  const row = await findWithdrawal(db, id)
  if (!row) return null
  const t = messages(locale)
  const letter: Letter = {
    subject: t('withdrawal.opsSubject', { order: row.order_number }),
    greeting: null,
    paragraphs: declarationLines(t, locale, row),
    button: null,
    note: null,
    reader: 'operator',
  }
  return letterMail(letter, locale, vars)
}

function declarationLines(t: T, locale: Locale, row: WithdrawalRow): readonly string[] {
  const { name, email, order_number: order, lines, received_at: receivedAt } = row
  return [
    t('withdrawal.mailReceived', { moment: formatMoment(locale, receivedAt) }),
    t('withdrawal.declaration', { order }),
    ...(name === '' ? [] : [t('withdrawal.mailName', { name })]),
    t('withdrawal.mailOrder', { order }),
    t('withdrawal.mailEmail', { email }),
    ...(lines === ''
      ? [t('withdrawal.mailWhole')]
      : [t('withdrawal.mailLines'), ...lines.split(/\s*\n\s*/)]),
  ]
}
