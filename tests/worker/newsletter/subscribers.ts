import { env } from 'cloudflare:test'
import { z } from '#shared/schemas/zod.ts'
import { anEmail, linkIn } from '#tests/worker/backend/account/people.ts'
import { ops } from '#tests/worker/backend/catalogue/ops.ts'
import { signedAt } from '#tests/worker/inquiry/signed-at.ts'
import { aBrowser } from '#tests/worker/shopping/browser.ts'

export const FORM = '/newsletter-subscribe'

export async function withoutRecipients() {
  await env.DB.batch(
    ['newsletter_recipient', 'outbox'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
  )
}

export async function filledIn(changes: Readonly<Record<string, string>> = {}) {
  return {
    email: anEmail(),
    acceptedDataProtection: '1',
    website: '',
    formToken: await signedAt(new Date(Date.now() - 60_000)),
    ...changes,
  }
}

const Exported = z.object({
  recipients: z.array(z.looseObject({ email: z.string(), unsubscribeUrl: z.string() })),
  counts: z.record(z.string(), z.int()),
})
export const exported = async () => Exported.parse(await ops('/newsletter'))
export const subscribers = async () => (await exported()).recipients.map(({ email }) => email)

/** A confirmed subscriber with the unsubscribe link of the newsletters. */
export async function aSubscriber() {
  const form = await filledIn()
  await aBrowser().post(FORM, form)
  const link = await linkIn(form.email, 'newsletter-opt-in')
  await aBrowser().post(`${FORM}/confirm`, link)
  const { key = '' } = await linkIn(form.email, 'newsletter-welcome')
  return { email: form.email, link, key }
}
