import type { Context } from 'hono'
import type { AppEnv } from '../runtime/context.ts'
import { requestId } from '../runtime/request-id.ts'
import { ErrorPage } from '../pages/errors/error-page.tsx'
import type { Refusal } from '../pages/errors/refusal-status.ts'
import { PageError, refusalOf } from './page-error.ts'
import type { Section } from './page.ts'

/** Seconds until a retry makes sense; absent if unknown. */
export const RETRY_AFTER_SECONDS: Partial<Record<Refusal, number>> = {
  408: 5,
  502: 30,
  503: 60,
  504: 30,
  Maintenance: 300,
  Empty: 300,
  Paused: 600,
}

/** Refusals that the posted form did not cause. It can be sent again unchanged. */
const RESENDABLE: readonly Refusal[] = [408, 412, 429, 500, 502, 503, 504, 'Maintenance', 'Paused']

/** The main section of an error page, with links to continue. */
export function errorSection(c: Context<AppEnv>, error: unknown): Section {
  if (error instanceof PageError && error.section) return error.section
  const refusal = refusalOf(error)
  return {
    content: (
      <ErrorPage
        refusal={refusal}
        requestId={requestId()}
        retryHref={RETRY_AFTER_SECONDS[refusal] ? addressToRetry(c) : undefined}
        resend={RESENDABLE.includes(refusal) ? formToResend(c) : undefined}
      />
    ),
  }
}

/** The same for a page whose head is already sent: adds `noindex` to the body. */
export function lateErrorSection(c: Context<AppEnv>, error: unknown): Section {
  return {
    content: (
      <>
        <meta name="robots" content="noindex" />
        {errorSection(c, error).content}
      </>
    ),
  }
}

export function errorHead({ var: { t } }: Context<AppEnv>, refusal: Refusal) {
  return { title: t(`errors.title${refusal}`), robots: 'noindex' }
}

/**
 * The posted form, to be sent again, because the browser no longer has its values. A repeated order
 * form places only one order.
 */
function formToResend(c: Context<AppEnv>) {
  if (!c.var.posted) return undefined
  return { action: pathOf(c), values: c.var.posted }
}

/** The address of a requested page. Undefined for a POST, which a link cannot repeat. */
function addressToRetry(c: Context<AppEnv>): string | undefined {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return undefined
  return pathOf(c)
}

function pathOf(c: Context<AppEnv>): string {
  const { pathname, search } = new URL(c.req.url)
  // Two slashes would name another host.
  return pathname.replace(/^\/+/, '/') + search
}
