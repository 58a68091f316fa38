import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { AppEnv } from '../runtime/context.ts'
import { logEvent } from '../runtime/log.ts'
import { requestId } from '../runtime/request-id.ts'
import { ErrorPage } from '../pages/errors/error-page.tsx'
import { statusOfRefusal, type Refusal } from '../pages/errors/refusal-status.ts'
import { renderPage } from './render.tsx'

/** When it makes sense to try again; absent where that is unknown. */
const RETRY_AFTER_SECONDS: Partial<Record<Refusal, number>> = {
  408: 5,
  502: 30,
  503: 60,
  504: 30,
  Maintenance: 300,
  Paused: 600,
}
/** Refusals that may mean that the backend is gone: their page does not load the navigation. */
const BACKEND_MAY_BE_GONE: readonly Refusal[] = [408, 412, 'Maintenance']

/** Refusals that have nothing to do with the posted form: it may be sent again as it is. */
const NOT_ITS_FAULT: readonly Refusal[] = [
  408,
  412,
  429,
  500,
  502,
  503,
  504,
  'Maintenance',
  'Paused',
]

/**
 * Answers a request that cannot be served: a page for people, `{ error }` for an island. Both say
 * when to try again, where that is known.
 */
export async function refuse(c: Context<AppEnv>, refusal: Refusal): Promise<Response> {
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
  return renderPage(
    c,
    <ErrorPage
      refusal={refusal}
      requestId={requestId()}
      retryHref={retryAfter ? addressToRetry(c) : undefined}
      resend={NOT_ITS_FAULT.includes(refusal) ? formToResend(c) : undefined}
    />,
    {
      title: t(`errors.title${refusal}`),
      robots: 'noindex',
      status,
      // A missing page is missing for everybody, so the 404 is cached like a public page.
      personal: refusal !== 404,
      layout: status >= 500 || BACKEND_MAY_BE_GONE.includes(refusal) ? 'checkout' : 'default',
    },
  )
}

/**
 * A posted form, to be sent again: its values are nowhere else. An order is placed once, however
 * often it is sent.
 */
function formToResend(c: Context<AppEnv>) {
  if (!c.var.posted) return undefined
  return { action: pathOf(c), values: c.var.posted }
}

/** The address of a page that was read; a link cannot repeat what was posted. */
function addressToRetry(c: Context<AppEnv>): string | undefined {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return undefined
  return pathOf(c)
}

function pathOf(c: Context<AppEnv>): string {
  const { pathname, search } = new URL(c.req.url)
  // Two slashes would name another host.
  return pathname.replace(/^\/+/, '/') + search
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
