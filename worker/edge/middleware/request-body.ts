import type { Next } from 'hono'
import { factory } from '#worker/runtime/context.ts'
import { bodyLimit } from 'hono/body-limit'
import { respondWithError } from '#worker/rendering/respond-with-error.tsx'

const MAX_BODY_BYTES = 256 * 1024
const READS = new Set(['GET', 'HEAD'])

const limit = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => respondWithError(c, 413) })

/** Refuses bodies that are larger than any form of the shop. The body of a GET is ignored. */
export const limitRequestBody = factory.createMiddleware((c, next) =>
  READS.has(c.req.method) ? next() : limit(c, next),
)

/** Far larger than any form or part of an import. A larger body ends the connection. */
const MAX_BYTES = 16 * 1024 * 1024

/**
 * Reads the rest of a body that no handler read, such as the body of a request refused by its
 * headers. Otherwise the runtime resets the connection, and a proxy that reuses it loses its next
 * request.
 */
export const drainRequestBody = factory.createMiddleware((c, next) =>
  c.req.raw.body ? drainedAfter(c.req.raw, next) : next(),
)

async function drainedAfter(raw: Request, next: Next): Promise<void> {
  await next()
  const { body } = raw
  if (!body || raw.bodyUsed || body.locked) return
  if (Number(raw.headers.get('content-length') ?? 0) > MAX_BYTES) return
  await drain(body).catch(() => undefined)
}

async function drain(body: ReadableStream<Uint8Array>): Promise<void> {
  const reader = body.getReader()
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    bytes += value.byteLength
    if (bytes > MAX_BYTES) return reader.cancel()
  }
}
