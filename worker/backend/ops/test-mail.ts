import type { Result } from '#shared/domain/result.ts'
import { backendFactory } from '#worker/backend/http/env.ts'
import { varsOf } from '#worker/backend/http/shop.ts'
import { refusal, storeApiError } from '#worker/backend/http/store-api-error.ts'
import { boundMailer, mailbox, type Mailer } from '#worker/backend/mail/mailer.ts'
import { demoValues } from './demo-values.ts'
import type { Vars } from '#worker/runtime/env.ts'

/**
 * Sends a mail to the operator at once, so that a deployment shows whether mail leaves the shop.
 * Also lists the settings that still have the values of the demo.
 */
export const testMailOps = backendFactory.createApp().post('/_ops/test-mail', async (c) => {
  const vars = varsOf(c.env)
  const sent = await sendTestMail(__DEV_TOOLS__ ? mailbox : boundMailer(c.env.MAIL, vars), vars)
  return sent.ok
    ? c.json({ sentTo: vars.SHOP_EMAIL, demoValues: demoValues(vars) })
    : storeApiError(c, refusal(502, '0', sent.error))
})

type Operator = Pick<Vars, 'SHOP_NAME' | 'SHOP_ORIGIN' | 'SHOP_EMAIL'>

/** Sends the mail, or fails with the reason of the mail service. */
export function sendTestMail(send: Mailer, shop: Operator): Promise<Result<'sent', string>> {
  const text = `${shop.SHOP_ORIGIN} sends mail. A deployment sent this one.`
  const subject = `${shop.SHOP_NAME}: test mail`
  return send({ subject, text, html: `<p>${text}</p>`, attachments: [] }, shop.SHOP_EMAIL)
}
