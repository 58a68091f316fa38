import type { Context } from 'hono'
import { checkNewPassword } from '#shared/schemas/forms/account/credentials.ts'
import { fieldText } from '#shared/schemas/forms/fields.ts'
import { routes, urls } from '#shared/urls.ts'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { FormPage } from '#worker/pages/account/account-form-page.tsx'
import { InvalidLinkPage } from '#worker/pages/account/notice-page.tsx'
import { renderPage } from '#worker/rendering/render.tsx'
import { flash } from '#worker/routes/forms/flash.ts'
import { postForm } from '#worker/routes/forms/post-form.ts'
import {
  invalidForm,
  respondWithRejectedForm,
  type RejectedForm,
} from '#worker/routes/forms/refused-form.ts'
import { storeApiFailed } from '#worker/routes/forms/store-api-failed.ts'
import { passwordRules } from '#worker/routes/forms/requirements.ts'
import { formView } from '../form-view.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

const PATHS = routes.page('recoverPassword')
/** The length of our keys and of Shopware's. An incomplete link causes no call. */
const HASH = /^[0-9a-zA-Z]{32}$/

const savePassword = postForm(PATHS, checkNewPassword, async (c, form, fields) => {
  const { locale, t } = c.var
  const hash = fieldText(fields, 'hash')
  if (!HASH.test(hash)) return invalid(c)
  if (!form.ok) return show(c, hash, invalidForm(form.error))
  const { account } = shopperApi(c)
  const saved = await account.recover(hash, form.value.newPassword)
  if (!saved.ok)
    return isExpiredLink(saved.error)
      ? invalid(c)
      : show(c, hash, respondWithRejectedForm(c, saved.error))
  flash(c, [{ tone: 'ok', text: t('account.passwordSaved') }], null)
  return c.redirect(`${urls.page(locale, 'login')}#content`, 303)
})

/** The page that the recovery mail links to: a new password, entered twice. */
export const newPassword = factory
  .createApp()
  .on('GET', PATHS, async (c) => {
    const hash = c.req.query('hash') ?? ''
    if (!HASH.test(hash)) return invalid(c)
    const requested = await shopperApi(c, { token: null }).account.isRecoveryExpired(hash)
    if (!requested.ok)
      return isExpiredLink(requested.error) ? invalid(c) : storeApiFailed(c, requested.error)
    return requested.value.data.isExpired ? invalid(c) : show(c, hash)
  })
  .route('/', savePassword)

/** Whether the link is unknown, used or older than two hours. */
function isExpiredLink(failure: { readonly kind: string; readonly status?: number }): boolean {
  return failure.kind === 'refused' && (failure.status === 404 || failure.status === 410)
}

function invalid(c: Context<AppEnv>) {
  return renderPage(c, <InvalidLinkPage retry="resetPassword" />, {
    title: c.var.t('account.linkInvalidTitle'),
    robots: 'noindex',
    personal: true,
    status: 404,
  })
}

async function show(c: Context<AppEnv>, hash: string, refused?: RejectedForm) {
  const { locale, t } = c.var
  const title = t('account.newPasswordTitle')
  const start = {
    form: 'newPassword',
    action: urls.page(locale, 'recoverPassword'),
    submit: t('account.newPassword'),
    hidden: { hash },
    ...(await passwordRules(c)),
  } as const
  const form = formView(c, start, refused)
  return renderPage(c, <FormPage title={title} lead={t('account.newPasswordLead')} form={form} />, {
    title,
    robots: 'noindex',
    personal: true,
    status: refused?.status ?? 200,
  })
}
