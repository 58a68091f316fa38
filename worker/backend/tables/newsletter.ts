import { z } from '#shared/schemas/zod.ts'
import { locale, text } from '#worker/backend/sql/columns.ts'
import { table } from '#worker/backend/sql/table.ts'

export const NewsletterRecipientTable = table('newsletter_recipient', {
  /** The address in lower case. */
  emailKey: text,
  email: text,
  locale,
  status: z.enum(['notSet', 'optIn', 'optOut']),
  unsubscribeKey: text,
  requestedAt: text,
  confirmedAt: text.nullable(),
  endedAt: text.nullable(),
})

/** A subscription that awaits confirmation. */
export const NewsletterLinkTable = table('newsletter_link', {
  tokenHash: text,
  emailKey: text,
  createdAt: text,
})
