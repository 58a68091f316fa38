import type { Bindings } from './env.ts'
import { logFailure } from './log.ts'

/** The status of a response, and the cache layer that it came from (`hit-edge`, `none`). */
type Outcome = { readonly status: number; readonly layer: string }

/** Counts a response by its kind (docs/operations.md#counting). */
export function count(env: Bindings, kind: string, { status, layer }: Outcome, begunMs: number) {
  try {
    env.METRICS?.writeDataPoint({
      indexes: [kind],
      blobs: [kind, layer],
      doubles: [Date.now() - begunMs, status],
    })
  } catch (error) {
    logFailure('not-counted', error)
  }
}
