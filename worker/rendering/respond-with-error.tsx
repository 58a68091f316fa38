import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { AppEnv } from '../runtime/context.ts'
import { logEvent } from '../runtime/log.ts'
import { statusOfRefusal, type Refusal } from '../pages/errors/refusal-status.ts'
import { errorHead, errorSection, RETRY_AFTER_SECONDS } from './error-page.tsx'
import { PageError } from './page-error.ts'
import { respondWithPage } from './respond-with-page.ts'

/** Refusals that may mean that the backend is gone: their page does not load the navigation. */
const BACKEND_MAY_BE_GONE: readonly Refusal[] = [408, 412, 'Maintenance', 'Empty']

/**
 * Answers a request that cannot be served: a page for people, `{ error }` for an island. Both say
 * when to try again, where that is known.
 */
export async function respondWithError(c: Context<AppEnv>, refusal: Refusal): Promise<Response> {
  const { t } = c.var
  const status = statusOfRefusal(refusal)
  const retryAfter = RETRY_AFTER_SECONDS[refusal]
  if (retryAfter && !c.res.headers.has('retry-after')) c.header('Retry-After', String(retryAfter))
  if (c.req.header('accept')?.startsWith('application/json')) {
    const error = t(`errors.status${refusal}`)
    c.header('Cache-Control', 'no-store')
    // `cart` and `fault` are what islands of the cart read.
    return c.json(refusal === 'Paused' ? { error, cart: null, fault: error } : { error }, status)
  }
  return respondWithPage(c, {
    status,
    // A missing page is missing for everybody, so the 404 is cached like a public page.
    personal: refusal !== 404,
    layout: status >= 500 || BACKEND_MAY_BE_GONE.includes(refusal) ? 'checkout' : 'default',
    head: errorHead(c, refusal),
    main: [errorSection(c, new PageError(refusal))],
  })
}

/** The last resort: one log line, and a page that gives nothing away. */
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
