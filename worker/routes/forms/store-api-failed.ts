import type { Context } from 'hono'
import type { AppEnv } from '#worker/context.ts'
import { logEvent } from '#worker/log.ts'
import { refuse } from '#worker/middleware/errors.tsx'
import type { RefusalStatus } from '#worker/pages/errors/refusal-status.ts'

/** Why a Store API call gave nothing, as far as a page has to know. */
type Failure =
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'unreachable' | 'timeout' }
  | { readonly kind: 'invalid-answer'; readonly detail: string }

/** Refusals that mean the same to a shopper as they do between the servers. */
const PASSED_ON: readonly RefusalStatus[] = [403, 404, 412, 429, 503]

/** Answers for a Store API that failed: logged once, and said in the page's language. */
export function storeApiFailed(c: Context<AppEnv>, failure: Failure): Promise<Response> {
  const status = statusOf(failure)
  if (status >= 500) {
    logEvent('store-api-failed', {
      path: c.req.path,
      kind: failure.kind,
      status: failure.kind === 'refused' ? failure.status : undefined,
      detail: failure.kind === 'invalid-answer' ? failure.detail : undefined,
    })
  }
  return refuse(c, status)
}

// A 408 may be repeated by the browser itself, so a slow backend answers 504.
function statusOf(failure: Failure): RefusalStatus {
  if (failure.kind === 'refused') {
    const { status } = failure
    return PASSED_ON.find((passed) => passed === status) ?? (status >= 500 ? 502 : 400)
  }
  if (failure.kind === 'invalid-answer') return 502
  return failure.kind === 'timeout' ? 504 : 503
}
