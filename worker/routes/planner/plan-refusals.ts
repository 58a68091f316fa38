import type { Context } from 'hono'
import { MAX_PROJECT_ITEMS } from '#shared/domain/planner/project-items.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import type { RefusalStatus } from '#worker/pages/errors/refusal-status.ts'
import { respondWithRejectedForm } from '#worker/routes/forms/refused-form.ts'
import type { StoreApiFailure } from '#worker/store-api/transport/call.ts'

const WORDS = {
  RIPSTOP__PROJECT_NOT_FOUND: 'notFound',
  RIPSTOP__PROJECT_NOT_PUBLIC: 'notPublic',
  RIPSTOP__PROJECT_NOT_OWNED: 'notOwned',
  RIPSTOP__PROJECT_LOGIN_REQUIRED: 'loginRequired',
  RIPSTOP__PROJECT_CHANGED: 'changedMeanwhile',
  RIPSTOP__PROJECT_CART_EMPTY: 'cartEmpty',
  RIPSTOP__PROJECT_NO_VALID_PRODUCTS: 'noValidProducts',
  RIPSTOP__PROJECT_TOO_MANY: 'tooManyProjects',
} as const
const STATUSES: readonly RefusalStatus[] = [400, 403, 404, 409]

export type PlanError = { readonly status: RefusalStatus; readonly text: string }

/** The status and message for a project that could not be changed. */
export function toPlanError(c: Context<AppEnv>, failure: StoreApiFailure): PlanError {
  const { t } = c.var
  if (failure.kind === 'refused') {
    const status = STATUSES.find((known) => known === failure.status) ?? 400
    const codes = failure.errors.map(({ code }) => code)
    if (codes.includes('RIPSTOP__PROJECT_TOO_MANY_ITEMS'))
      return { status, text: t('planner.tooMany', { max: MAX_PROJECT_ITEMS }) }
    for (const [code, word] of Object.entries(WORDS))
      if (codes.includes(code)) return { status, text: t(`planner.${word}`) }
  }
  const { status, notices } = respondWithRejectedForm(c, failure)
  return { status, text: notices[0]?.text ?? t('planner.invalidValue') }
}
