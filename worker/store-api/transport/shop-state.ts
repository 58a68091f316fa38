import type { Locale } from '#shared/i18n/locales.ts'
import type { z } from '#shared/schemas/zod.ts'
import { NO_LANGUAGE, NOT_OFFERED } from './languages.ts'
import { isOutage, type Call, type TextTransport, type StoreApiFailure } from './call.ts'

/** The state of a shop as a whole. */
export type ShopState = 'open' | 'maintenance' | 'misconfigured' | 'untranslated'

/** Error codes with which a Store API refuses every call (docs/store-api.md#maintenance). */
const STATE_OF_CODE: Readonly<Record<string, ShopState>> = {
  FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE: 'maintenance',
  FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND: 'misconfigured',
  FRAMEWORK__API_INVALID_ACCESS_KEY: 'misconfigured',
  [NO_LANGUAGE]: 'misconfigured',
  [NOT_OFFERED]: 'untranslated',
}

/** The state of the shop that a failure shows; `open` for most failures. */
function stateIn(failure: StoreApiFailure): ShopState {
  if (failure.kind !== 'refused') return 'open'
  const [state] = failure.errors.flatMap(({ code }) => STATE_OF_CODE[code] ?? [])
  return state ?? 'open'
}

/** The last known state of each shop, by its address. */
const lastStates = new Map<string, ShopState>()

/** The state of a shop after the last call of this isolate. */
export const lastShopState = (url: string): ShopState => lastStates.get(url) ?? 'open'

/** When the last call to a shop failed; absent once a later call succeeded. */
const failedAtMs = new Map<string, number>()
const RECENT_MS = 10_000

/** Whether the last call of this isolate to a shop failed a moment ago. */
export const hasJustFailed = (url: string, nowMs: number): boolean =>
  nowMs - (failedAtMs.get(url) ?? Number.NEGATIVE_INFINITY) < RECENT_MS

/**
 * A transport that records the shop's state from failures, and reports failures that the shop
 * causes. Create one per request.
 */
export function watchedTransport(
  ask: TextTransport,
  shop: { readonly url: string; readonly locale: Locale },
  tell: (failure: StoreApiFailure, call: Pick<Call<z.ZodType>, 'method' | 'path'>) => void,
) {
  let state: ShopState = 'open'
  const transport: TextTransport = async (call) => {
    const response = await ask(call)
    if (response.ok) {
      lastStates.delete(shop.url)
      failedAtMs.delete(shop.url)
      return response
    }
    const failed = stateIn(response.error)
    // Pages also look up their translation, in a language that the shop may lack.
    if (failed !== 'open' && (failed !== 'untranslated' || call.locale === shop.locale)) {
      state = failed
      if (failed !== 'untranslated') lastStates.set(shop.url, failed)
    }
    const isBusy = response.error.kind === 'refused' && response.error.status === 429
    if (isOutage(response.error)) failedAtMs.set(shop.url, Date.now())
    if (isOutage(response.error) && !isBusy) tell(response.error, call)
    return response
  }
  return { transport, state: () => state }
}
