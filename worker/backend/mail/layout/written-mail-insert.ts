import type { Locale } from '#shared/i18n/locales.ts'
import { newId } from '#worker/backend/sql/ids.ts'
import type { Deps } from '#worker/backend/http/shop.ts'
import { requestId } from '#worker/runtime/request-id.ts'
import type { MailContent } from './mail-content.ts'
import type { RuledMail } from '#worker/backend/mail/mail-rules.ts'
import { renderMail } from './render-mail.ts'
import { prepare, sql } from '#worker/backend/sql/sql.ts'
import { insertInto } from '#worker/backend/sql/table.ts'
import { OutboxTable } from '#worker/backend/tables/outbox.ts'

type WrittenMail = {
  readonly kind: RuledMail
  /** A subject gets one mail of each kind. Without a subject every mail is sent. */
  readonly subjectId?: string
  readonly recipient: string
  readonly locale: Locale
  readonly content: MailContent
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * Inserts a mail with its final text, in the batch of the change that it reports. The secret in its
 * link is stored nowhere else, or its subject will be deleted before it is sent.
 */
export function writtenMailInsert(
  { db, vars, at }: Deps,
  { kind, subjectId, recipient, locale, content, headers }: WrittenMail,
): D1PreparedStatement {
  const id = newId()
  const mail = { ...renderMail(content, locale, vars), ...(headers && { headers }) }
  const now = at.toISOString()
  const row = {
    id,
    kind,
    subjectId: subjectId ?? id,
    locale,
    recipient,
    createdAt: now,
    dueAt: now,
    attempts: 0,
    mail,
    requestId: requestId(),
  }
  return prepare(db, sql`${insertInto(OutboxTable, row)} ON CONFLICT DO NOTHING`)
}
