import type { SpokenTransport, StoreApiFailure } from './transport.ts'

/** How a shop stands as a whole, whatever was asked for. */
export type ShopState = 'open' | 'maintenance' | 'misconfigured'

/** What a Store API refuses every call with (contract 1). */
const STATE_OF_CODE: Readonly<Record<string, ShopState>> = {
  FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE: 'maintenance',
  FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND: 'misconfigured',
  FRAMEWORK__API_INVALID_ACCESS_KEY: 'misconfigured',
}

/** What a failure says of the whole shop; most say nothing. */
function stateIn(failure: StoreApiFailure): ShopState {
  if (failure.kind !== 'refused') return 'open'
  const [state] = failure.errors.flatMap(({ code }) => STATE_OF_CODE[code] ?? [])
  return state ?? 'open'
}

/** A transport that remembers what its failures say of the shop. One for each request. */
export function watchedTransport(ask: SpokenTransport) {
  let state: ShopState = 'open'
  const transport: SpokenTransport = async (call) => {
    const answer = await ask(call)
    const told = answer.ok ? 'open' : stateIn(answer.error)
    if (told !== 'open') state = told
    return answer
  }
  return { transport, state: () => state }
}
