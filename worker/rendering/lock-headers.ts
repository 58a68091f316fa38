import type { Context } from 'hono'
import type { AppEnv } from '../runtime/context.ts'
import { logFailure } from '../runtime/log.ts'

/**
 * Forbids headers and cookies after the first byte, because they would be lost silently. A later
 * header throws locally and in tests. Production logs it.
 */
export function lockHeaders(c: Context<AppEnv>): void {
  c.set('hasBegun', true)
  c.header = (name) => {
    const error = new Error(`The header ${name} was set after the first byte`)
    if (__DEV_TOOLS__) throw error
    logFailure('late-header', error, { path: c.req.path })
  }
}
