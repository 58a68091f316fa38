import { z } from '#shared/schemas/zod.ts'
import type { CallingShopper, Transport } from '../transport/transport.ts'

const Recipient = z.object({
  status: z.enum(['undefined', 'notSet', 'direct', 'optIn', 'optOut']).catch('undefined'),
})
/** Whether a customer gets the newsletter, in Shopware's words. */
export type NewsletterStatus = z.infer<typeof Recipient>['status']

/** The newsletter. */
export function newsletterApi(transport: Transport, calling: CallingShopper) {
  const post = <S extends z.ZodType>(path: string, schema: S, body: object) =>
    transport({ ...calling, method: 'POST', path, schema, body })
  const done = z.unknown()

  return {
    subscribe: (email: string, storefrontUrl: string) =>
      post('/newsletter/subscribe', done, { email, option: 'subscribe', storefrontUrl }),
    confirm: (link: { em: string; hash: string }) => post('/newsletter/confirm', done, link),
    unsubscribe: (email: string) => post('/newsletter/unsubscribe', done, { email }),
    /** By the key of one of our newsletters; a Shopware knows none. */
    unsubscribeByKey: (key: string) => post('/newsletter/unsubscribe', done, { key }),
    own: () => post('/account/newsletter-recipient', Recipient, {}),
  }
}

type WantedProduct = {
  readonly productId: string
  readonly email: string
  /** Whole wire units, as in the cart. */
  readonly quantity: number
}

/** Mails when a product is back in stock: plugin endpoints, which a remote shop does not have. */
export function stockAlertApi(transport: Transport, calling: CallingShopper) {
  const post = (path: string, body: object) =>
    transport({ ...calling, method: 'POST', path, schema: z.unknown(), body })
  return {
    ask: (requested: WantedProduct) => post('/back-in-stock', requested),
    confirm: (hash: string) => post('/back-in-stock/confirm', { hash }),
    end: (key: string) => post('/back-in-stock/end', { key }),
  }
}
