import { z } from '#shared/schemas/zod.ts'
import type { CallingShopper } from '../transport/calling-shopper.ts'
import type { Transport } from '../transport/transport.ts'

const Recipient = z.object({
  status: z.enum(['undefined', 'notSet', 'direct', 'optIn', 'optOut']).catch('undefined'),
})
/** Whether a customer gets the newsletter, in Shopware's words. */
export type NewsletterStatus = z.infer<typeof Recipient>['status']

/** The newsletter. */
export function newsletterApi(transport: Transport) {
  const post = <S extends z.ZodType>(
    shopper: CallingShopper,
    path: string,
    schema: S,
    body: object,
  ) => transport({ ...shopper, method: 'POST', path, schema, body })
  const done = z.unknown()

  return {
    subscribe: (shopper: CallingShopper, email: string, storefrontUrl: string) =>
      post(shopper, '/newsletter/subscribe', done, { email, option: 'subscribe', storefrontUrl }),
    confirm: (shopper: CallingShopper, link: { em: string; hash: string }) =>
      post(shopper, '/newsletter/confirm', done, link),
    unsubscribe: (shopper: CallingShopper, email: string) =>
      post(shopper, '/newsletter/unsubscribe', done, { email }),
    /** By the key of one of our newsletters; a Shopware knows none. */
    unsubscribeByKey: (shopper: CallingShopper, key: string) =>
      post(shopper, '/newsletter/unsubscribe', done, { key }),
    own: (shopper: CallingShopper) => post(shopper, '/account/newsletter-recipient', Recipient, {}),
  }
}
