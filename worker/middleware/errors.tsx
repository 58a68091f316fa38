import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { AppEnv } from '../context.ts'
import { logEvent } from '../log.ts'
import { ErrorPage } from '../pages/errors/error-page.tsx'
import type { RefusalStatus } from '../pages/errors/refusal-status.ts'
import { renderPage } from '../render.tsx'

/** Answers a request that cannot be served: a page for people, `{ error }` for an island. */
export async function refuse(c: Context<AppEnv>, status: RefusalStatus): Promise<Response> {
  const { t } = c.var
  if (c.req.header('accept')?.startsWith('application/json')) {
    return c.json({ error: t(`errors.status${status}`) }, status)
  }
  return renderPage(c, <ErrorPage status={status} />, {
    title: t(`errors.title${status}`),
    robots: 'noindex',
    status,
    // What does not exist, exists for nobody: where public pages are kept, so is this answer.
    personal: status !== 404,
  })
}

/** The last resort: one log line, and a page that gives nothing away. */
export async function onError(error: Error, c: Context<AppEnv>): Promise<Response> {
  if (error instanceof HTTPException) return error.getResponse()
  logEvent('unexpected', {
    path: c.req.path,
    error: `${error.name}: ${error.message}`,
    stack: error.stack,
  })
  try {
    return await refuse(c, 500)
  } catch {
    return c.text('Error', 500)
  }
}
