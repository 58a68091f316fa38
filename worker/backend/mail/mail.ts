import type { Locale } from '#shared/i18n/locales.ts'
import { z } from '#shared/schemas/zod.ts'
import type { Deps } from '#worker/backend/http/shop.ts'

/** `base64` holds the bytes; with a `contentId` the picture stands inside the mail (`cid:`). */
const Attachment = z.object({
  filename: z.string(),
  contentType: z.string(),
  base64: z.string(),
  contentId: z.string().optional(),
})
export type Attachment = z.infer<typeof Attachment>

/** A mail as it was written, with its text alternative. */
export const Mail = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  attachments: z.array(Attachment).default([]),
  /** Beyond the usual ones, such as how to unsubscribe. */
  headers: z.record(z.string(), z.string()).optional(),
})
export type Mail = z.infer<typeof Mail>

/** Writes a mail about a subject; null if there is nothing to tell any more. */
export type MailWriter = (deps: Deps, subjectId: string, locale: Locale) => Promise<Mail | null>

/** A text file to go with a mail. */
export function textFile(filename: string, text: string): Attachment {
  const base64 = Buffer.from(text, 'utf8').toString('base64')
  return { filename, contentType: 'text/plain; charset=utf-8', base64 }
}
