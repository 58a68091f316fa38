import { z } from '#shared/schemas/zod.ts'
import type { CallingShopper, Transport } from '../transport/call.ts'

const Recipient = z.object({
  status: z.enum(['undefined', 'notSet', 'direct', 'optIn', 'optOut']).catch('undefined'),
})
/** The newsletter status of a customer, with Shopware's values. */
export type NewsletterStatus = z.infer<typeof Recipient>['status']

export function newsletterApi(transport: Transport, calling: CallingShopper) {
  const post = <S extends z.ZodType>(path: string, schema: S, body: object) =>
    transport({ ...calling, method: 'POST', path, schema, body })
  const done = z.unknown()

  return {
    subscribe: (email: string, storefrontUrl: string) =>
      post('/newsletter/subscribe', done, { email, option: 'subscribe', storefrontUrl }),
    confirm: (link: { em: string; hash: string }) => post('/newsletter/confirm', done, link),
    unsubscribe: (email: string) => post('/newsletter/unsubscribe', done, { email }),
    /** Unsubscribes with the key of one of our newsletters. A Shopware has no such keys. */
    unsubscribeByKey: (key: string) => post('/newsletter/unsubscribe', done, { key }),
    own: () => post('/account/newsletter-recipient', Recipient, {}),
  }
}

type RequestedProduct = {
  readonly productId: string
  readonly email: string
  /** Whole wire units, as in the cart. */
  readonly quantity: number
}

/** Back-in-stock mails: plugin endpoints that a remote shop may lack. */
export function stockAlertApi(transport: Transport, calling: CallingShopper) {
  const post = (path: string, body: object) =>
    transport({ ...calling, method: 'POST', path, schema: z.unknown(), body })
  return {
    ask: (requested: RequestedProduct) => post('/back-in-stock', requested),
    confirm: (hash: string) => post('/back-in-stock/confirm', { hash }),
    end: (key: string) => post('/back-in-stock/end', { key }),
  }
}
