import type { Locale } from '#shared/i18n/locales.ts'
import { z } from '#shared/schemas/zod.ts'
import type { Deps } from '#worker/backend/http/shop.ts'

/** `base64` holds the bytes; the HTML shows a picture with a `contentId` by `cid:`. */
const Attachment = z.object({
  filename: z.string(),
  contentType: z.string(),
  base64: z.string(),
  contentId: z.string().optional(),
})
export type Attachment = z.infer<typeof Attachment>

/** A written mail, as HTML and as text. */
export const Mail = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  attachments: z.array(Attachment).default([]),
  /** Additional headers, such as how to unsubscribe. */
  headers: z.record(z.string(), z.string()).optional(),
})
export type Mail = z.infer<typeof Mail>

/** Writes a mail about a subject; null if there is nothing to report any more. */
export type MailWriter = (deps: Deps, subjectId: string, locale: Locale) => Promise<Mail | null>

/** A text file as attachment. */
export function textFile(filename: string, text: string): Attachment {
  const base64 = Buffer.from(text, 'utf8').toString('base64')
  return { filename, contentType: 'text/plain; charset=utf-8', base64 }
}

/** The headers by which a mail program ends a subscription with one press (RFC 8058). */
export function unsubscribeHeaders(url: string): Readonly<Record<string, string>> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
