import type { Context } from 'hono'
import type { BackendEnv } from '#worker/backend/http/env.ts'

/** Sends what was just written, after the answer; what fails is the cron's. */
export function sendSoon(c: Context<BackendEnv>, at: Date): void {
  c.executionCtx.waitUntil(c.var.drainOutbox(c.env, at))
}
