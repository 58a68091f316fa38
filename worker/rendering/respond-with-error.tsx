import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { AppEnv } from '../runtime/context.ts'
import { logEvent } from '../runtime/log.ts'
import { statusOfRefusal, type Refusal } from '../pages/errors/refusal-status.ts'
import { errorHead, errorSection, RETRY_AFTER_SECONDS } from './error-page.tsx'
import { PageError } from './page-error.ts'
import { respondWithPage } from './respond-with-page.ts'

/** Refusals that may mean a failed backend. Their page does not load the navigation. */
const BACKEND_MAY_BE_GONE: readonly Refusal[] = [408, 412, 'Maintenance', 'Empty']

/**
 * Responds with an error: a page for browsers, `{ error }` for islands. A `Retry-After` header is
 * added if the time is known.
 */
export async function respondWithError(c: Context<AppEnv>, refusal: Refusal): Promise<Response> {
  const { t } = c.var
  const status = statusOfRefusal(refusal)
  const retryAfter = RETRY_AFTER_SECONDS[refusal]
  if (retryAfter && !c.res.headers.has('retry-after')) c.header('Retry-After', String(retryAfter))
  if (c.req.header('accept')?.startsWith('application/json')) {
    const error = t(`errors.status${refusal}`)
    c.header('Cache-Control', 'no-store')
    // Islands of the cart read `cart` and `fault`.
    return c.json(refusal === 'Paused' ? { error, cart: null, fault: error } : { error }, status)
  }
  return respondWithPage(c, {
    status,
    // A missing page is missing for everyone, so the 404 is cached like a public page.
    personal: refusal !== 404,
    layout: status >= 500 || BACKEND_MAY_BE_GONE.includes(refusal) ? 'checkout' : 'default',
    head: errorHead(c, refusal),
    main: [errorSection(c, new PageError(refusal))],
  })
}

/** Handles uncaught errors: one log line, and an error page without details. */
export async function onError(error: Error, c: Context<AppEnv>): Promise<Response> {
  if (error instanceof HTTPException) return error.getResponse()
  if (error instanceof PageError) return respondWithError(c, error.refusal)
  logEvent('unexpected', {
    path: c.req.path,
    error: `${error.name}: ${error.message}`,
    stack: error.stack,
  })
  try {
    return await respondWithError(c, 500)
  } catch {
    return c.text('Error', 500)
  }
}
