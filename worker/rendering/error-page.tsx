import type { Context } from 'hono'
import type { AppEnv } from '../runtime/context.ts'
import { requestId } from '../runtime/request-id.ts'
import { ErrorPage } from '../pages/errors/error-page.tsx'
import type { Refusal } from '../pages/errors/refusal-status.ts'
import { PageError, refusalOf } from './page-error.ts'
import type { Section } from './page.ts'

/** When a retry makes sense, in seconds; absent where that is unknown. */
export const RETRY_AFTER_SECONDS: Partial<Record<Refusal, number>> = {
  408: 5,
  502: 30,
  503: 60,
  504: 30,
  Maintenance: 300,
  Empty: 300,
  Paused: 600,
}

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

/** The main part of a page that cannot be shown, with a way on. */
export function errorSection(c: Context<AppEnv>, error: unknown): Section {
  if (error instanceof PageError && error.section) return error.section
  const refusal = refusalOf(error)
  return {
    content: (
      <ErrorPage
        refusal={refusal}
        requestId={requestId()}
        retryHref={RETRY_AFTER_SECONDS[refusal] ? addressToRetry(c) : undefined}
        resend={NOT_ITS_FAULT.includes(refusal) ? formToResend(c) : undefined}
      />
    ),
  }
}

/** The same in a page of which the head was sent: it is not to be indexed, too. */
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
