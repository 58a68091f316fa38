import type { Locale } from '#shared/i18n/locales.ts'
import { newId } from '#worker/backend/sql/ids.ts'
import type { Deps } from '#worker/backend/http/shop.ts'
import { requestId } from '#worker/runtime/request-id.ts'
import type { Letter } from './letter.ts'
import { letterMail } from './letter-mail.ts'

const INSERT = `INSERT OR IGNORE INTO outbox
    (id, kind, subject_id, locale, recipient, created_at, due_at, mail, request_id)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6, ?7, ?8)`

type WrittenMail = {
  readonly kind: string
  /** One mail of a kind for a subject; without one each is a mail of its own. */
  readonly subjectId?: string
  readonly recipient: string
  readonly locale: Locale
  readonly letter: Letter
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * A mail that is written out at once, in the same batch as the change that it is about: because the
 * secret in its link is kept nowhere else, or because what it tells of is gone when it is sent.
 */
export function writtenMailInsert(
  { db, vars, at }: Deps,
  { kind, subjectId, recipient, locale, letter, headers }: WrittenMail,
): D1PreparedStatement {
  const id = newId()
  const mail = { ...letterMail(letter, locale, vars), ...(headers && { headers }) }
  const values = [id, kind, subjectId ?? id, locale, recipient, at.toISOString()]
  return db.prepare(INSERT).bind(...values, JSON.stringify(mail), requestId())
}
