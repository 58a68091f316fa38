import type { Context } from 'hono'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import type { FieldErrors } from '#shared/schemas/forms/field-error.ts'
import type { StoreApiErrors } from '#shared/schemas/store-api/order.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import type { RefusalStatus } from '#worker/pages/errors/refusal-status.ts'
import type { StoreApiFailure } from '#worker/store-api/transport/call.ts'
import { toFieldErrors, type FieldNames } from './field-errors.ts'

/** The reasons why a form was refused. It is shown again with all entered values. */
export type RejectedForm = {
  readonly status: RefusalStatus
  readonly fieldErrors: FieldErrors
  readonly notices: readonly PageNotice[]
  /** The session has ended. The page offers a login without leaving it. */
  readonly isExpired?: boolean
}

/** The errors and notices of a form whose Store API call failed. */
export function respondWithRejectedForm(
  c: Context<AppEnv>,
  failure: StoreApiFailure,
  nameOf?: FieldNames,
): RejectedForm {
  const { t } = c.var
  if (failure.kind !== 'refused') {
    c.var.services.reportFailure(failure)
    return rejectionReason(failure.kind === 'timeout' ? 504 : 503, t('formRefusals.unavailable'))
  }
  const { status, errors } = failure
  if (status === 403 || isRejectedWith(failure, 'FRAMEWORK__MISSING_REQUEST_PARAMETER'))
    return { status: 403, fieldErrors: {}, notices: [], isExpired: true }
  if (status === 429) {
    const seconds = secondsIn(errors)
    if (seconds) c.header('Retry-After', String(seconds))
    return rejectionReason(
      429,
      seconds ? t('formRefusals.rateLimit', { seconds }) : t('formRefusals.rateLimited'),
    )
  }
  if (status >= 500) {
    c.var.services.reportFailure(failure)
    return rejectionReason(503, t('formRefusals.unavailable'))
  }
  const fieldErrors = toFieldErrors(errors, nameOf)
  const hasFieldErrors = Object.keys(fieldErrors).length > 0
  return hasFieldErrors ? invalidForm(fieldErrors) : rejectionReason(400, t('formRefusals.refused'))
}

/** A form that failed our validation, with the errors of its fields. */
export function invalidForm(fieldErrors: FieldErrors): RejectedForm {
  return { status: 400, fieldErrors, notices: [] }
}

/** A form that is refused for a reason that belongs to no field. */
export function rejectionReason(status: RefusalStatus, text: string): RejectedForm {
  return { status, fieldErrors: {}, notices: [{ tone: 'bad', text }] }
}

export function isRejectedWith(failure: StoreApiFailure, code: string): boolean {
  return failure.kind === 'refused' && failure.errors.some((error) => error.code === code)
}

/** Whether a call needed a login that the session lacks. */
export function isLoggedOut(failure: StoreApiFailure): boolean {
  return failure.kind === 'refused' && failure.status === 403
}

function secondsIn(errors: StoreApiErrors['errors']): number | null {
  const seconds = Number(errors[0]?.meta?.parameters?.['seconds'])
  return Number.isInteger(seconds) && seconds > 0 ? seconds : null
}
