import type { Context } from 'hono'
import type { FieldErrors } from '#shared/schemas/forms/field-error.ts'
import { fieldText, type Fields } from '#shared/schemas/forms/fields.ts'
import { pagePaths } from '#shared/urls.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import type { RefusalStatus } from '#worker/pages/errors/refusal-status.ts'
import { ReceivedPage } from '#worker/pages/withdrawal/received-page.tsx'
import { ReviewPage } from '#worker/pages/withdrawal/review-page.tsx'
import { type WithdrawalInput, WithdrawalPage } from '#worker/pages/withdrawal/withdrawal-page.tsx'
import { renderPage } from '#worker/rendering/render.tsx'
import { breadcrumbList } from '#worker/feeds/structured-data/breadcrumbs.ts'
import { jsonLd, siteOf } from '#worker/feeds/structured-data/json-ld.ts'
import { takeFlash } from '../forms/flash.ts'

/** The fields of the form as they were sent. */
export function readWithdrawal(fields: Fields): WithdrawalInput {
  const text = (name: string) => fieldText(fields, name)
  return {
    name: text('name'),
    orderNumber: text('orderNumber'),
    email: text('email'),
    lines: text('lines'),
    website: text('website'),
  }
}

/** The first step: empty, or with all entered values and their errors. */
export function respondWithForm(
  c: Context<AppEnv>,
  input: WithdrawalInput,
  fieldErrors: FieldErrors = {},
) {
  return renderPage(c, <WithdrawalPage typed={input} fieldErrors={fieldErrors} />, {
    title: c.var.t('withdrawal.title'),
    description: c.var.t('withdrawal.lead'),
    personal: true,
    status: Object.keys(fieldErrors).length > 0 ? 400 : 200,
    paths: pagePaths('revoke'),
    structuredData: jsonLd([breadcrumbList(siteOf(c), [{ name: c.var.t('withdrawal.title') }])]),
  })
}

/** The second step; with an error if the withdrawal could not be received. */
export function respondWithReview(
  c: Context<AppEnv>,
  input: WithdrawalInput,
  failed?: { readonly status: RefusalStatus; readonly text: string },
) {
  return renderPage(c, <ReviewPage typed={input} failure={failed?.text ?? null} />, {
    title: c.var.t('withdrawal.reviewTitle'),
    robots: 'noindex',
    personal: true,
    status: failed?.status ?? 200,
    paths: pagePaths('revoke'),
  })
}

/** The redirect after the withdrawal is declared. */
export function respondWithConfirmation(c: Context<AppEnv>) {
  const { notices } = takeFlash(c)
  return renderPage(c, <ReceivedPage notices={notices} email={c.var.vars.SHOP_EMAIL} />, {
    title: c.var.t('withdrawal.receivedTitle'),
    robots: 'noindex',
    personal: true,
    paths: pagePaths('revoked'),
  })
}
