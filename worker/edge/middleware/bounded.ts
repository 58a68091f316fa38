import { bodyLimit } from 'hono/body-limit'
import { factory } from '#worker/runtime/context.ts'
import { refuse } from '#worker/rendering/refuse.tsx'

const MAX_BODY_BYTES = 256 * 1024
const READS = new Set(['GET', 'HEAD'])

const limit = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => refuse(c, 413) })

/** Refuses forms that are larger than any of ours. The body of a GET is ignored. */
export const bounded = factory.createMiddleware(async (c, next) =>
  READS.has(c.req.method) ? next() : limit(c, next),
)
