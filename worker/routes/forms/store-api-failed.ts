import type { Context } from 'hono'
import type { AppEnv } from '#worker/context.ts'
import { logEvent } from '#worker/log.ts'
import { refuse } from '#worker/middleware/errors.tsx'
import type { Refusal, RefusalStatus } from '#worker/pages/errors/refusal-status.ts'

/** Why a Store API call gave nothing, as far as a page has to know. */
type Failure =
  | {
      readonly kind: 'refused'
      readonly status: number
      readonly errors?: readonly { readonly code: string }[]
    }
  | { readonly kind: 'unreachable' | 'timeout'; readonly detail?: string }
  | { readonly kind: 'invalid-answer'; readonly detail: string }

/** Refusals that mean the same to a shopper as they do between the servers. */
const PASSED_ON: readonly RefusalStatus[] = [403, 404, 412, 429, 503]

/** Answers for a Store API that failed: logged once, and said in the page's language. */
export function storeApiFailed(c: Context<AppEnv>, failure: Failure): Promise<Response> {
  const refusal = refusalOf(c, failure)
  if (typeof refusal !== 'number' || refusal >= 500 || refusal === 408 || refusal === 412) {
    logEvent('store-api-failed', {
      path: c.req.path,
      kind: failure.kind,
      status: failure.kind === 'refused' ? failure.status : undefined,
      detail: failure.kind === 'refused' ? undefined : failure.detail,
    })
  }
  return refuse(c, refusal)
}

/** How Store APIs say that they are closed, and how ours says that it sells nothing. */
const CLOSED: Readonly<Record<string, Refusal>> = {
  FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE: 'Maintenance',
  RIPSTOP__SELLING_PAUSED: 'Paused',
}

function refusalOf(c: Context<AppEnv>, failure: Failure): Refusal {
  if (failure.kind === 'refused') {
    const { status, errors = [] } = failure
    const closed = errors.map(({ code }) => CLOSED[code]).find(Boolean)
    if (status === 503 && closed) return closed
    return PASSED_ON.find((passed) => passed === status) ?? (status >= 500 ? 502 : 400)
  }
  if (failure.kind === 'invalid-answer') return 502
  if (failure.kind === 'unreachable') return 503
  // Browsers may repeat what was answered 408 by themselves: good for a page, never for a form.
  return c.req.method === 'GET' || c.req.method === 'HEAD' ? 408 : 504
}
