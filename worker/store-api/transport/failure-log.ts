import type { z } from '#shared/schemas/zod.ts'
import { logEvent } from '#worker/runtime/log.ts'
import { withoutIds } from '#worker/runtime/scrub.ts'
import type { Call, StoreApiFailure } from './call.ts'

/** Logs at most one Store API failure per request. */
export function failureLog(path: string) {
  let isLogged = false

  return (failure: StoreApiFailure, call?: Pick<Call<z.ZodType>, 'method' | 'path'>): void => {
    if (isLogged) return
    isLogged = true
    const { kind } = failure
    logEvent('store-api-failed', {
      path,
      call: call && `${call.method} ${withoutIds(call.path)}`,
      kind,
      ...(kind === 'refused'
        ? { status: failure.status, code: failure.errors[0]?.code }
        : { detail: failure.detail }),
    })
  }
}
