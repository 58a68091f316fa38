import { Order } from '#shared/schemas/store-api/order.ts'
import type { CallingShopper, Transport } from '../transport/transport.ts'

export type WantedSample = {
  readonly articleNumber: string
  readonly color: string
  readonly comment: string
}

export type WantedSamples = {
  readonly samples: readonly WantedSample[]
  /** The price that the shopper was shown. */
  readonly totalPrice: number
  /** The same key again answers the same order: a double click orders once. */
  readonly key: string
}

/** Samples of cloth: a plugin endpoint, which a remote shop does not have. */
export function samplesApi(transport: Transport, calling: CallingShopper) {
  return {
    order: (requested: WantedSamples) =>
      transport({
        ...calling,
        method: 'POST',
        path: '/sample-order',
        schema: Order,
        body: requested,
      }),
  }
}
