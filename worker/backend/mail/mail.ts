import { Buffer } from 'node:buffer'
import type { Locale } from '#shared/i18n/locales.ts'
import type { Deps } from '#worker/backend/http/shop.ts'
import type { Attachment, Mail } from '#worker/backend/tables/outbox.ts'

/** Writes a mail about a subject; null if there is nothing to report any more. */
export type MailWriter = (deps: Deps, subjectId: string, locale: Locale) => Promise<Mail | null>

export function textFile(filename: string, text: string): Attachment {
  const base64 = Buffer.from(text, 'utf8').toString('base64')
  return { filename, contentType: 'text/plain; charset=utf-8', base64 }
}

/** The headers with which a mail program unsubscribes with one click (RFC 8058). */
export function unsubscribeHeaders(url: string): Readonly<Record<string, string>> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
