import type { Context } from 'hono'
import type { AppEnv } from '#worker/runtime/context.ts'
import { respondWithError } from '#worker/rendering/respond-with-error.tsx'
import type { Refusal, RefusalStatus } from '#worker/pages/errors/refusal-status.ts'
import type { Result } from '#shared/domain/result.ts'
import { PageError } from '#worker/rendering/page-error.ts'
import type { StoreApiResponse, StoreApiFailure } from '#worker/store-api/transport/call.ts'

/** Statuses that mean the same to a shopper as to the servers. */
const PASSED_ON: readonly RefusalStatus[] = [403, 404, 412, 429, 503]

/**
 * Responds to a request whose Store API call failed. Logs failures that the caller did not cause.
 */
export function storeApiFailed(c: Context<AppEnv>, failure: StoreApiFailure): Promise<Response> {
  return respondWithError(c, loggedRefusal(c, failure))
}

/** The data of a Store API response. Throws a `PageError` if the call failed, and logs it. */
export function requireData<T>(
  c: Context<AppEnv>,
  found: Result<StoreApiResponse<T>, StoreApiFailure>,
): T {
  return requireOk(c, found).data
}

/** The value of a loader with several calls. Throws a `PageError` if it failed, and logs it. */
export function requireOk<T>(c: Context<AppEnv>, loaded: Result<T, StoreApiFailure>): T {
  if (!loaded.ok) throw new PageError(loggedRefusal(c, loaded.error))
  return loaded.value
}

function loggedRefusal(c: Context<AppEnv>, failure: StoreApiFailure): Refusal {
  const refusal = refusalOf(c, failure)
  const isOurs = typeof refusal === 'number' && refusal < 500 && ![408, 412].includes(refusal)
  if (!isOurs) c.var.services.reportFailure(failure)
  return refusal
}

/** Error codes of a closed shop, and our code for a shop that accepts no orders. */
const CLOSED: Readonly<Record<string, Refusal>> = {
  FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE: 'Maintenance',
  RIPSTOP__SELLING_PAUSED: 'Paused',
}

function refusalOf(c: Context<AppEnv>, failure: StoreApiFailure): Refusal {
  if (failure.kind === 'refused') {
    const { status, errors } = failure
    const closed = errors.map(({ code }) => CLOSED[code]).find(Boolean)
    if (status === 503 && closed) return closed
    const isBroken = status >= 500 || status < 400
    return PASSED_ON.find((passed) => passed === status) ?? (isBroken ? 502 : 400)
  }
  if (failure.kind === 'invalid-answer') return 502
  if (failure.kind === 'unreachable') return 503
  // Browsers may retry a request after a 408, which is good for a page but not for a form.
  return c.req.method === 'GET' || c.req.method === 'HEAD' ? 408 : 504
}
