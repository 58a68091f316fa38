import type { Context } from 'hono'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { unexpectedError } from '#worker/backend/http/failures.ts'

const BREATH_MS = 10_000
const encoded = (text: string) => new TextEncoder().encode(text)

/**
 * Answers at once with what some work will come to, however long it takes. Until then a space comes
 * every ten seconds, which JSON may begin with: who waits, and whoever stands in between, ends a
 * connection on which nothing comes. The status is told first, so it is 200 whatever comes of it.
 */
export function lateAnswer(c: Context<BackendEnv>, work: Promise<object>): Response {
  const told = work.then(
    (answer) => JSON.stringify(answer),
    async (error: Error) => (await unexpectedError(error, c)).text(),
  )
  let breath: ReturnType<typeof setInterval> | undefined
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const breathe = () => controller.enqueue(encoded(' '))
      breathe()
      breath = setInterval(breathe, BREATH_MS)
    },
    async pull(controller) {
      const text = await told
      clearInterval(breath)
      controller.enqueue(encoded(text))
      controller.close()
    },
    cancel: () => clearInterval(breath),
  })
  // It goes on for a while if nobody listens any more.
  c.executionCtx.waitUntil(told)
  return c.body(body, 200, {
    'Content-Type': 'application/json',
    // A compressed answer would be held back until there is enough of it.
    'Cache-Control': 'no-store, no-transform',
  })
}
