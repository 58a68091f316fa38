import { z } from '#shared/schemas/zod.ts'
import { int, json, locale, text } from '#worker/backend/sql/columns.ts'
import { table } from '#worker/backend/sql/table.ts'

/** `base64` contains the bytes. The HTML shows a picture with a `contentId` by `cid:`. */
const Attachment = z.object({
  filename: z.string(),
  contentType: z.string(),
  base64: z.string(),
  contentId: z.string().optional(),
})
export type Attachment = z.infer<typeof Attachment>

/** A rendered mail, as HTML and as text. */
export const Mail = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  attachments: z.array(Attachment).default([]),
  /** Additional headers, for example for unsubscribing. */
  headers: z.record(z.string(), z.string()).optional(),
})
export type Mail = z.infer<typeof Mail>

export const OutboxTable = table('outbox', {
  id: text,
  kind: text,
  subjectId: text,
  locale,
  recipient: text,
  createdAt: text,
  /** The earliest time to send it. Each attempt postpones it. */
  dueAt: text,
  attempts: int,
  failure: text.nullable(),
  sentAt: text.nullable(),
  mail: json(Mail).nullable(),
  /** A hash of the network, for mails that strangers may cause. */
  causedBy: text.nullable(),
  requestId: text.nullable(),
})
