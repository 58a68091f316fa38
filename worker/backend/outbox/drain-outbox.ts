import { Buffer } from 'node:buffer'
import { HOUR_MS, MINUTE_MS } from '#shared/domain/durations.ts'
import { sanitizeLine } from '#shared/domain/sanitize-text.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import type { z } from '#shared/schemas/zod.ts'
import { all, changes } from '#worker/backend/sql/run.ts'
import { sql } from '#worker/backend/sql/sql.ts'
import { set } from '#worker/backend/sql/table.ts'
import { varsOf, type Deps } from '#worker/backend/http/shop.ts'
import type { Bindings } from '#worker/runtime/env.ts'
import { logEvent } from '#worker/runtime/log.ts'
import { runWithRequestId, newRequestId, requestId } from '#worker/runtime/request-id.ts'
import { boundMailer, mailbox, type Mailer } from '../mail/mailer.ts'
import { writerOf } from './writers.ts'
import { orderById } from '#worker/backend/order/find-orders.ts'
import type { StoredOrder, StoredDocument } from '#worker/backend/order/stored-order.ts'
import { PDF, loadDocumentFile, documentFileName } from '#worker/backend/documents/document-file.ts'
import { type Attachment, type Mail, OutboxTable } from '#worker/backend/tables/outbox.ts'

/** The maximum time of an attempt before another one may start. */
const LEASE_MS = 5 * MINUTE_MS
const MAX_BACKOFF_MS = 6 * HOUR_MS
/** About two days of attempts. After that an operator must act. */
const MAX_ATTEMPTS = 16
const BATCH = 10
const MAX_SUBJECT_LENGTH = 200
const MAX_FAILURE_LENGTH = 500

const Waiting = OutboxTable.row.pick({
  id: true,
  kind: true,
  subjectId: true,
  locale: true,
  recipient: true,
  attempts: true,
  mail: true,
  requestId: true,
})
type Waiting = z.infer<typeof Waiting>

// Moving `due_at` reserves the mails, so that two simultaneous drains never send the same mail.
const claim = (at: Date) => sql`UPDATE outbox
  SET attempts = attempts + 1, due_at = ${new Date(at.getTime() + LEASE_MS)}
  WHERE id IN (SELECT id FROM outbox
    WHERE sent_at IS NULL AND due_at <= ${at} AND attempts < ${MAX_ATTEMPTS}
    ORDER BY due_at LIMIT ${BATCH})
  RETURNING id, kind, subject_id AS subjectId, locale, recipient, attempts, mail,
    request_id AS requestId`

/**
 * Writes and sends the due mails. After each failure the delay before the next attempt grows. Each
 * mail has the id of the request that caused it, in a header and in its log lines.
 */
export async function drainOutbox(env: Bindings, at: Date, mailer?: Mailer): Promise<void> {
  const deps: Deps = { db: env.DB, vars: varsOf(env), at }
  const send = mailer ?? (__DEV_TOOLS__ ? mailbox : boundMailer(env.MAIL, deps.vars))
  for (const row of await all(env.DB, Waiting, claim(at))) {
    const id = row.requestId ?? requestId() ?? newRequestId()
    await runWithRequestId(id, () => deliver(env, deps, row, send))
  }
}

async function deliver(env: Bindings, deps: Deps, row: Waiting, send: Mailer): Promise<void> {
  const { db, at } = deps
  const written = await write(env, deps, row)
  if (!written.ok) return postpone(deps, row, written.error)
  const mail = written.value && withRequestId(withSafeSubject(written.value))
  // Without a mail there is nothing to report any more, and the row counts as sent.
  const sent = mail ? await send(mail, row.recipient) : null
  if (sent && !sent.ok) return postpone(deps, row, sent.error)
  // Only the development mailbox shows sent mails. Other shops delete their text.
  const stored = __DEV_TOOLS__ ? mail : null
  const done = set(OutboxTable, { sentAt: at.toISOString(), mail: stored, failure: null })
  await changes(db, sql`UPDATE outbox SET ${done} WHERE id = ${row.id}`)
}

/** A subject of one line, because a line break would start another header. */
function withSafeSubject(mail: Mail): Mail {
  return { ...mail, subject: sanitizeLine(mail.subject).slice(0, MAX_SUBJECT_LENGTH) }
}

/** With this header operators find the log lines of a mail's request. */
function withRequestId(mail: Mail): Mail {
  const id = requestId()
  return id === null ? mail : { ...mail, headers: { ...mail.headers, 'X-Request-Id': id } }
}

async function write(
  env: Bindings,
  deps: Deps,
  row: Waiting,
): Promise<Result<Mail | null, string>> {
  if (row.mail) return ok(row.mail)
  const writer = writerOf(row.kind)
  if (!writer) return fail(`There is no writer for mails of the kind ${row.kind}`)
  try {
    const mail = await writer(deps, row.subjectId, row.locale)
    const documents = mail ? await attachedDocuments(env, row) : []
    return ok(mail && { ...mail, attachments: [...mail.attachments, ...documents] })
  } catch (error) {
    // A mail that cannot be written must not delay the others.
    return fail(error instanceof Error ? error.message : String(error))
  }
}

async function postpone({ db, at }: Deps, row: Waiting, failure: string): Promise<void> {
  const wait = Math.min(MAX_BACKOFF_MS, MINUTE_MS * 2 ** (row.attempts - 1))
  const dueAt = new Date(at.getTime() + wait).toISOString()
  const failed = set(OutboxTable, { dueAt, failure: failure.slice(0, MAX_FAILURE_LENGTH) })
  await changes(db, sql`UPDATE outbox SET ${failed} WHERE id = ${row.id}`)
  const event = row.attempts >= MAX_ATTEMPTS ? 'mail-given-up' : 'mail-put-off'
  logEvent(event, { mail: row.id, kind: row.kind, attempts: row.attempts, failure })
}

type FindDocument = (order: StoredOrder) => StoredDocument | undefined

/** The document to attach to a mail: the one that the reported event created. */
const ATTACHED_DOCUMENTS: ReadonlyMap<string, FindDocument> = new Map([
  [
    'payment-received',
    ({ papers: documents }) => documents.findLast(({ kind }) => kind === 'invoice'),
  ],
  [
    'order-shipped',
    ({ papers: documents, shippedAt }) =>
      documents.findLast(({ kind, madeAt }) => kind === 'invoice' && madeAt === shippedAt),
  ],
  [
    'order-cancelled',
    ({ papers: documents }) => documents.findLast(({ kind }) => kind === 'credit_note'),
  ],
])

/** The documents to attach to a mail; empty if the shop does not send documents by mail. */
async function attachedDocuments(
  env: Bindings,
  { kind, subjectId: orderId }: Readonly<{ kind: string; subjectId: string }>,
): Promise<readonly Attachment[]> {
  const findDocument = ATTACHED_DOCUMENTS.get(kind)
  if (varsOf(env).PAPERS_BY_MAIL === 'off' || !findDocument) return []
  const order = await orderById(env.DB, orderId)
  const document = order && findDocument(order)
  if (!document) return []
  const bytes = await loadDocumentFile(env, order, document)
  const base64 = Buffer.from(bytes).toString('base64')
  return [{ filename: documentFileName(document), contentType: PDF, base64 }]
}
