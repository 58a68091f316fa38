import type { Context } from 'hono'
import type { Remark } from '#shared/schemas/forms/cart-view.ts'
import type { Faults } from '#shared/schemas/forms/field-error.ts'
import type { StoreApiErrors } from '#shared/schemas/store-api/order.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import type { RefusalStatus } from '#worker/pages/errors/refusal-status.ts'
import type { StoreApiFailure } from '#worker/store-api/transport/transport.ts'
import { fieldFaults, type FieldNames } from './field-errors.ts'

/** Why a form was refused: it is shown again with all typed values. */
export type RefusedForm = {
  readonly status: RefusalStatus
  readonly faults: Faults
  readonly remarks: readonly Remark[]
  /** The login has ended: the page offers to log in without leaving it. */
  readonly isExpired?: boolean
}

/** The faults and remarks by which a form shows that its call of the Store API failed. */
export function refusedForm(
  c: Context<AppEnv>,
  failure: StoreApiFailure,
  nameOf?: FieldNames,
): RefusedForm {
  const { t } = c.var
  if (failure.kind !== 'refused') {
    c.var.services.tellFailure(failure)
    return refusedBecause(failure.kind === 'timeout' ? 504 : 503, t('formRefusals.unavailable'))
  }
  const { status, errors } = failure
  if (status === 403 || isRefusedWith(failure, 'FRAMEWORK__MISSING_REQUEST_PARAMETER'))
    return { status: 403, faults: {}, remarks: [], isExpired: true }
  if (status === 429) {
    const seconds = secondsIn(errors)
    if (seconds) c.header('Retry-After', String(seconds))
    return refusedBecause(
      429,
      seconds ? t('formRefusals.rateLimit', { seconds }) : t('formRefusals.rateLimited'),
    )
  }
  if (status >= 500) {
    c.var.services.tellFailure(failure)
    return refusedBecause(503, t('formRefusals.unavailable'))
  }
  const faults = fieldFaults(errors, nameOf)
  const hasFaults = Object.keys(faults).length > 0
  return hasFaults ? invalidForm(faults) : refusedBecause(400, t('formRefusals.refused'))
}

/** A form that failed our own check: its fields say why. */
export function invalidForm(faults: Faults): RefusedForm {
  return { status: 400, faults, remarks: [] }
}

/** A form that is refused for one reason, which belongs to no field. */
export function refusedBecause(status: RefusalStatus, text: string): RefusedForm {
  return { status, faults: {}, remarks: [{ tone: 'bad', text }] }
}

export function isRefusedWith(failure: StoreApiFailure, code: string): boolean {
  return failure.kind === 'refused' && failure.errors.some((error) => error.code === code)
}

/** Whether a call needed a login that the session does not have, or has no longer. */
export function isLoggedOut(failure: StoreApiFailure): boolean {
  return failure.kind === 'refused' && failure.status === 403
}

function secondsIn(errors: StoreApiErrors['errors']): number | null {
  const seconds = Number(errors[0]?.meta?.parameters?.['seconds'])
  return Number.isInteger(seconds) && seconds > 0 ? seconds : null
}
