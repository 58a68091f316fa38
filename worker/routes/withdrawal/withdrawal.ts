import type { Context } from 'hono'
import { formatMoment } from '#shared/i18n/format.ts'
import { fieldText } from '#shared/schemas/forms/fields.ts'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import { checkWithdrawal, type Withdrawal } from '#shared/schemas/forms/withdrawal.ts'
import { routes, urls } from '#shared/urls.ts'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { logEvent } from '#worker/runtime/log.ts'
import type { StoreApiFailure } from '#worker/store-api/transport/call.ts'
import { flash } from '../forms/flash.ts'
import { postForm } from '../forms/post-form.ts'
import { neutralSalutation } from '../inquiry/neutral-salutation.ts'
import {
  respondWithForm,
  respondWithConfirmation,
  respondWithReview,
  readWithdrawal,
} from './responses.tsx'

const declareWithdrawal = postForm(
  routes.page('revoke'),
  checkWithdrawal,
  async (c, form, fields) => {
    const input = readWithdrawal(fields)
    const step = fieldText(fields, 'step')
    if (step === 'change') return respondWithForm(c, input)

    if (!form.ok) return respondWithForm(c, input, form.error)
    return step === 'confirm' ? declare(c, form.value) : respondWithReview(c, input)
  },
)

/**
 * The withdrawal function (BGB § 356a): a form, a second step that confirms, and a receipt. It
 * needs no login, no script and no cookie. Every response preserves the entered values.
 */
export const withdrawal = factory
  .createApp()
  .on('GET', routes.page('revoke'), (c) =>
    respondWithForm(c, readWithdrawal({ orderNumber: c.req.query('order')?.slice(0, 64) })),
  )
  .on('GET', routes.page('revoked'), (c) => respondWithConfirmation(c))
  .route('/', declareWithdrawal)

async function declare(c: Context<AppEnv>, declared: Withdrawal) {
  const { services, locale, t } = c.var
  const response = await services.storeApi.withdrawal.declare(locale, declared)
  if (!response.ok && response.error.kind === 'refused' && response.error.status === 404)
    return declareByContactForm(c, declared)
  if (!response.ok) return failed(c, declared, response.error)
  const { orderNumber: order, email } = declared
  const moment = formatMoment(locale, response.value.data ?? new Date().toISOString())
  return received(c, { tone: 'ok', text: t('withdrawal.received', { order, moment, email }) })
}

/** A version without that route receives a contact message instead, and mails no receipt. */
async function declareByContactForm(c: Context<AppEnv>, declared: Withdrawal) {
  const { services, locale, t } = c.var
  const { name, email, orderNumber: order, lines } = declared
  const sent = await services.storeApi.inquiry.send(locale, {
    name,
    email,
    // Some installations require a phone number and a salutation. A withdrawal must not require
    // them.
    phone: '-',
    subject: t('withdrawal.declaration', { order }),
    comment: lines || t('withdrawal.wholeOrder'),
    productId: null,
    salutationId: await neutralSalutation(c),
  })
  if (!sent.ok) return failed(c, declared, sent.error)
  const moment = formatMoment(locale, new Date().toISOString())
  return received(c, { tone: 'info', text: t('withdrawal.receivedWithoutMail', { order, moment }) })
}

function failed(c: Context<AppEnv>, declared: Withdrawal, error: StoreApiFailure) {
  const { t, vars } = c.var
  if (error.kind === 'refused' && error.status === 429) {
    return respondWithReview(c, declared, { status: 429, text: t('withdrawal.tooMany') })
  }
  logEvent('withdrawal-failed', { kind: error.kind })
  const text = t('withdrawal.failed', { email: vars.SHOP_EMAIL })
  return respondWithReview(c, declared, { status: 503, text })
}

function received(c: Context<AppEnv>, notice: PageNotice): Response {
  flash(c, [notice], null)
  return c.redirect(urls.page(c.var.locale, 'revoked'), 303)
}
