import { Order } from '#shared/schemas/store-api/order.ts'
import type { CallingShopper, Transport } from '../transport/call.ts'

export type RequestedSample = {
  readonly articleNumber: string
  readonly color: string
  readonly comment: string
}

export type RequestedSamples = {
  readonly samples: readonly RequestedSample[]
  /** The price that the shopper saw. */
  readonly totalPrice: number
  /** A repeated key returns the same order, so a double click orders once. */
  readonly key: string
}

/** Samples of cloth: a plugin endpoint that a remote shop may lack. */
export function samplesApi(transport: Transport, calling: CallingShopper) {
  return {
    order: (requested: RequestedSamples) =>
      transport({
        ...calling,
        method: 'POST',
        path: '/sample-order',
        schema: Order,
        body: requested,
      }),
  }
}
