import type { Context } from 'hono'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { logFailure } from '#worker/runtime/log.ts'

/** Sends due mails after the response. The cron sends what this fails to send. */
export function sendSoon(c: Context<BackendEnv>, at: Date): void {
  const notSent = (error: unknown) => logFailure('outbox-not-drained', error)
  c.executionCtx.waitUntil(c.var.drainOutbox(c.env, at).catch(notSent))
}
