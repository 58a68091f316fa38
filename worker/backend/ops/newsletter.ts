import { urls } from '#shared/urls.ts'
import { z } from '#shared/schemas/zod.ts'
import { emailKeyOf } from '#worker/backend/customers/credentials-input.ts'
import { backendFactory } from '#worker/backend/http/env.ts'
import { varsOf } from '#worker/backend/http/shop.ts'
import { countRecipients, subscribersAfter } from '#worker/backend/newsletter/recipients.ts'
import { listLimit } from './list-limit.ts'

const Page = z.object({
  /** The last address of the previous page. */
  after: z.string().max(254).catch(''),
  limit: listLimit(200),
})

/** The confirmed recipients of the newsletter, for the program that sends it. */
export const newsletterOps = backendFactory.createApp().get('/_ops/newsletter', async (c) => {
  const { after, limit } = Page.parse(c.req.query())
  const [rows, counts] = await Promise.all([
    subscribersAfter(c.env.DB, emailKeyOf(after), limit),
    countRecipients(c.env.DB),
  ])
  const origin = varsOf(c.env).SHOP_ORIGIN
  const recipients = rows.map(({ email, locale, confirmedAt, ...row }) => ({
    email,
    locale,
    confirmedAt,
    unsubscribeUrl: origin + urls.endNewsletter(locale, row.unsubscribeKey),
  }))
  return c.json({ recipients, counts })
})
