import { Buffer } from 'node:buffer'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import type { Vars } from '#worker/runtime/env.ts'
import type { Mail } from '#worker/backend/tables/outbox.ts'

/** Sends a mail, or fails with the reason. The mail is then retried later. */
export type Mailer = (mail: Mail, recipient: string) => Promise<Result<'sent', string>>

/** Sends through Cloudflare's email binding. */
export function boundMailer(binding: SendEmail, vars: Vars): Mailer {
  const from = { name: vars.SHOP_NAME, email: vars.SHOP_EMAIL }
  return async ({ subject, html, text, attachments, headers }, recipient) => {
    try {
      await binding.send({
        from,
        to: recipient,
        replyTo: from,
        subject,
        html,
        text,
        ...(headers && { headers }),
        attachments: attachments.map(({ filename, contentType, base64, contentId }) => {
          const file = { filename, type: contentType, content: Buffer.from(base64, 'base64') }
          return contentId
            ? { ...file, disposition: 'inline' as const, contentId }
            : { ...file, disposition: 'attachment' as const }
        }),
      })
      return ok('sent')
    } catch (error) {
      return fail(error instanceof Error ? error.message : String(error))
    }
  }
}

/** Sends nothing: the development mailbox shows what the outbox stores. */
export const mailbox: Mailer = async () => ok('sent')
