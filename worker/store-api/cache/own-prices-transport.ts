import type { Transport } from '../transport/call.ts'

/**
 * A transport whose reads of prices carry the token of a shopper with other prices. They are neither
 * looked up in a cache nor stored there. Texts are the same for everyone.
 */
export function ownPricesTransport(transport: Transport, token: string): Transport {
  return (call) =>
    transport(
      call.cache?.lifetime === 'texts' || call.token !== undefined
        ? call
        : { ...call, token, cache: undefined },
    )
}
