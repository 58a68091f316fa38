import type { Context } from 'hono'
import { checkRecovery } from '#shared/schemas/forms/account/credentials.ts'
import { fieldText, type Fields } from '#shared/schemas/forms/fields.ts'
import { pagePaths, routes, urls } from '#shared/urls.ts'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { FormPage } from '#worker/pages/account/account-form-page.tsx'
import { renderPage } from '#worker/rendering/render.tsx'
import { checkFormToken, formToken } from '#worker/routes/forms/form-token.ts'
import { postForm } from '#worker/routes/forms/post-form.ts'
import {
  invalidForm,
  isRejectedWith,
  respondWithRejectedForm,
  rejectionReason,
  type RejectedForm,
} from '#worker/routes/forms/refused-form.ts'
import { loadStorefrontUrl } from '#worker/routes/forms/storefront-url.ts'
import { readFieldValues } from '#worker/routes/forms/field-values.ts'
import { formView } from '../form-view.ts'
import { showSent } from './registration-pages.tsx'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

const PATHS = routes.page('resetPassword')

const requestLink = postForm(PATHS, checkRecovery, async (c, form, fields) => {
  const { locale, t } = c.var
  if (fieldText(fields, 'website') !== '')
    return show(c, fields, invalidForm({ website: { kind: 'trap' } }))
  if (!form.ok) return show(c, fields, invalidForm(form.error))
  const filledIn = await checkFormToken(c, fields, new Date())
  if (!filledIn.ok)
    return show(c, fields, rejectionReason(400, t(`formRefusals.${filledIn.error}`)))

  const { email } = form.value
  const { account } = shopperApi(c)
  const requested = await account.requestRecovery(email, await loadStorefrontUrl(c))
  if (requested.ok) return c.redirect(`${urls.page(locale, 'passwordMailed')}#content`, 303)
  // Only a shop without double opt-in reveals that an email is unknown.
  const isUnknown = isRejectedWith(requested.error, 'CHECKOUT__CUSTOMER_NOT_FOUND')
  const refused = isUnknown
    ? rejectionReason(400, t('account.unknownEmail'))
    : respondWithRejectedForm(c, requested.error)
  return show(c, fields, refused)
})

/** Requests a link to set a new password. Only the mail reveals whether an account exists. */
export const recovery = factory
  .createApp()
  .on('GET', routes.page('passwordMailed'), (c) => showSent(c, 'passwordMailed'))
  .on('GET', routes.page('accountRecover'), (c) => {
    const hash = c.req.query('hash')
    const { locale } = c.var
    return c.redirect(
      hash ? urls.chooseNewPassword(locale, hash) : urls.page(locale, 'resetPassword'),
    )
  })
  .on('GET', PATHS, (c) => show(c, {}))
  .route('/', requestLink)

async function show(c: Context<AppEnv>, fields: Fields, refused?: RejectedForm): Promise<Response> {
  const { locale, t } = c.var
  const title = t('account.recoverTitle')
  const form = formView(
    c,
    {
      form: 'recovery',
      action: urls.page(locale, 'resetPassword'),
      submit: t('account.recover'),
      hidden: { formToken: await formToken(c, new Date()) },
      values: readFieldValues(fields),
    },
    refused,
  )
  return renderPage(c, <FormPage title={title} lead={t('account.recoverLead')} form={form} />, {
    title,
    robots: 'noindex',
    personal: true,
    status: refused?.status ?? 200,
    paths: pagePaths('resetPassword'),
  })
}
