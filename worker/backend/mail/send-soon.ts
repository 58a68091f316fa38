import type { Context } from 'hono'
import type { BackendEnv } from '#worker/backend/http/env.ts'

/** Sends new mails after the answer; the cron repeats those that fail. */
export function sendSoon(c: Context<BackendEnv>, at: Date): void {
  c.executionCtx.waitUntil(c.var.drainOutbox(c.env, at))
}
