import type { Context } from 'hono'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { unexpectedError } from '#worker/backend/http/failures.ts'

const KEEP_ALIVE_MS = 10_000
const encoded = (text: string) => new TextEncoder().encode(text)

/**
 * Begins a response at once and ends it with the result of some work. Meanwhile it sends a space
 * every ten seconds, which JSON allows, because clients and proxies close idle connections. The
 * status is sent first, so it is 200 even if the work fails.
 */
export function respondWithKeepAlive(c: Context<BackendEnv>, work: Promise<object>): Response {
  const result = work.then(
    (response) => JSON.stringify(response),
    async (error: Error) => (await unexpectedError(error, c)).text(),
  )
  let timer: ReturnType<typeof setInterval> | undefined
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const keepAlive = () => controller.enqueue(encoded(' '))
      keepAlive()
      timer = setInterval(keepAlive, KEEP_ALIVE_MS)
    },
    async pull(controller) {
      const text = await result
      clearInterval(timer)
      controller.enqueue(encoded(text))
      controller.close()
    },
    cancel: () => clearInterval(timer),
  })
  // The work continues for a while after the client has left.
  c.executionCtx.waitUntil(result)
  return c.body(body, 200, {
    'Content-Type': 'application/json',
    // Compression would delay the spaces.
    'Cache-Control': 'no-store, no-transform',
  })
}
