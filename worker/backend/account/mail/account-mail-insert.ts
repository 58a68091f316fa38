import type { Locale } from '#shared/i18n/locales.ts'
import { newId } from '#worker/backend/sql/new-id.ts'
import type { Deps } from '#worker/backend/http/shop.ts'
import { letterOf, type AccountMail } from './account-mail.ts'
import { letterHtml } from '#worker/backend/mail/letter/letter-html.ts'
import { letterText } from '#worker/backend/mail/letter/letter-text.ts'

const INSERT = `INSERT INTO outbox (id, kind, subject_id, locale, recipient, created_at, due_at, mail)
  VALUES (?1, ?2, ?1, ?3, ?4, ?5, ?5, ?6)`

/**
 * An account mail, in the same batch as the change that it is about. It is written out at once,
 * because the secret in its link is kept nowhere else.
 */
export function accountMailInsert(
  { db, vars, at }: Deps,
  recipient: string,
  locale: Locale,
  mail: AccountMail,
): D1PreparedStatement {
  const letter = letterOf(mail, locale, vars.SHOP_NAME)
  const written = {
    subject: letter.subject,
    text: letterText(letter, locale, vars),
    html: letterHtml(letter, locale, vars),
  }
  return db
    .prepare(INSERT)
    .bind(
      newId(),
      `account-${mail.kind}`,
      locale,
      recipient,
      at.toISOString(),
      JSON.stringify(written),
    )
}
