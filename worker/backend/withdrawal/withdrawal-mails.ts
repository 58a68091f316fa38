import { numberKey } from '#shared/domain/product-number.ts'
import { formatMoment } from '#shared/i18n/format.ts'
import { messages, type T } from '#shared/i18n/messages.ts'
import {
  findWithdrawal,
  isOfOrder,
  type WithdrawalRow,
} from '#worker/backend/withdrawal/stored-withdrawals.ts'
import type { MailContent } from '#worker/backend/mail/layout/mail-content.ts'
import { renderMail } from '#worker/backend/mail/layout/render-mail.ts'
import type { MailWriter } from '#worker/backend/mail/mail.ts'
import { all } from '#worker/backend/sql/run.ts'
import { sql } from '#worker/backend/sql/sql.ts'
import { pick } from '#worker/backend/sql/table.ts'
import { ProductTable } from '#worker/backend/tables/catalogue.ts'

/** An order number that a subject may repeat. It is too short for a sentence or a URL. */
const NUMBER = /^[\w-]{1,20}$/

/**
 * The receipt that the law requires (BGB § 356a): the content of the declaration with the date and
 * time of its arrival. Free text is repeated only to the address of the order. Anyone can enter any
 * address, and the form must not send texts to strangers.
 */
export const withdrawalReceipt: MailWriter = async ({ db, vars }, id, locale) => {
  const row = await findWithdrawal(db, id)
  if (!row) return null
  const t = messages(locale)
  const isBuyer = await isOfOrder(db, row.orderNumber, row.email)
  const moment = formatMoment(locale, row.receivedAt)
  const content: MailContent = {
    subject: NUMBER.test(row.orderNumber)
      ? t('withdrawal.mailSubject', { order: row.orderNumber })
      : t('withdrawal.mailSubjectPlain'),
    greeting: null,
    paragraphs: [
      t('withdrawal.mailReceived', { moment }),
      ...(isBuyer ? declarationLines(t, row) : await factLines(db, t, row)),
      t('withdrawal.mailNext'),
    ],
    button: null,
    note: t('withdrawal.mailNotMine'),
  }
  return renderMail(content, locale, vars)
}

/** Sends the whole declaration to the shop. */
export const withdrawalNotice: MailWriter = async ({ db, vars }, id, locale) => {
  const row = await findWithdrawal(db, id)
  if (!row) return null
  const t = messages(locale)
  const moment = formatMoment(locale, row.receivedAt)
  const content: MailContent = {
    subject: NUMBER.test(row.orderNumber)
      ? t('withdrawal.opsSubject', { order: row.orderNumber })
      : t('withdrawal.opsSubjectPlain'),
    greeting: null,
    paragraphs: [t('withdrawal.opsReceived', { moment }), ...declarationLines(t, row)],
    button: null,
    note: null,
    reader: 'operator',
  }
  return renderMail(content, locale, vars)
}

function declarationLines(t: T, row: WithdrawalRow): readonly string[] {
  const { name, email, orderNumber: order, lines } = row
  return [
    t('withdrawal.declaration', { order }),
    ...(name === '' ? [] : [t('withdrawal.mailName', { name })]),
    t('withdrawal.mailOrder', { order }),
    t('withdrawal.mailEmail', { email }),
    ...(lines === ''
      ? [t('withdrawal.mailWhole')]
      : [t('withdrawal.mailLines'), ...lines.split(/\s*\n\s*/)]),
  ]
}

/** A name without characters of a URL. */
const PLAIN_NAME = /^[\p{L}\p{M}' -]{1,60}$/u
/** A number may contain dots. The dot at the end of a sentence is no part of it. */
const BETWEEN_NUMBERS = /[^\w.-]+|\.(?=\s|$)/
const MAX_WORDS = 200
const MAX_NUMBERS = 20
const Numbers = pick(ProductTable, 'number')

/** The declaration without free text. Of the products it contains only the numbers. */
async function factLines(db: D1Database, t: T, row: WithdrawalRow): Promise<readonly string[]> {
  const { name, email, orderNumber: order, lines } = row
  const isNumber = NUMBER.test(order)
  const numbers = await productNumbersIn(db, lines)
  return [
    isNumber ? t('withdrawal.declaration', { order }) : t('withdrawal.declarationPlain'),
    ...(isNumber ? [t('withdrawal.mailOrder', { order })] : []),
    ...(PLAIN_NAME.test(name) ? [t('withdrawal.mailName', { name })] : []),
    t('withdrawal.mailEmail', { email }),
    t(lines === '' ? 'withdrawal.mailWhole' : 'withdrawal.mailSome'),
    ...(numbers.length > 0 ? [numbers.join(', ')] : []),
    t('withdrawal.mailKept'),
  ]
}

/** The product numbers in a text. A number may look like a word, so the catalogue decides. */
async function productNumbersIn(db: D1Database, text: string): Promise<readonly string[]> {
  const words = [...new Set(text.split(BETWEEN_NUMBERS).map(numberKey))].slice(0, MAX_WORDS)
  const query = sql`SELECT p.number FROM json_each(${words}) typed
    JOIN product p ON p.number_key = typed.value ORDER BY typed.key LIMIT ${MAX_NUMBERS}`
  return (await all(db, Numbers.row, query)).map(({ number }) => number)
}
