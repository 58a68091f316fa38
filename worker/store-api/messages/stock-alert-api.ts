import { z } from '#shared/schemas/zod.ts'
import type { CallingShopper } from '../transport/calling-shopper.ts'
import type { Transport } from '../transport/transport.ts'

export type WantedArticle = {
  readonly productId: string
  readonly email: string
  /** Whole wire units, as in the cart. */
  readonly quantity: number
}

/** To be told when an article is here again: plugin endpoints, which a remote shop does not have. */
export function stockAlertApi(transport: Transport, calling: CallingShopper) {
  const post = (path: string, body: object) =>
    transport({ ...calling, method: 'POST', path, schema: z.unknown(), body })
  return {
    ask: (wanted: WantedArticle) => post('/back-in-stock', wanted),
    confirm: (hash: string) => post('/back-in-stock/confirm', { hash }),
    end: (key: string) => post('/back-in-stock/end', { key }),
  }
}
