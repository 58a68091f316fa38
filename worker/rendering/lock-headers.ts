import type { Context } from 'hono'
import type { AppEnv } from '../runtime/context.ts'
import { logFailure } from '../runtime/log.ts'

/**
 * Headers and cookies end at the first byte. A later one would be lost silently, so it throws
 * locally and in tests, and is logged in production.
 */
export function lockHeaders(c: Context<AppEnv>): void {
  c.set('hasBegun', true)
  c.header = (name) => {
    const error = new Error(`The header ${name} was set after the first byte`)
    if (__DEV_TOOLS__) throw error
    logFailure('late-header', error, { path: c.req.path })
  }
}
