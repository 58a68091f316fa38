import type { Context } from 'hono'
import { checkEmailChange, checkPasswordChange } from '#shared/schemas/forms/account/credentials.ts'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import type { Fields } from '#shared/schemas/forms/fields.ts'
import { routes, urls } from '#shared/urls.ts'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { rememberShopper } from '#worker/runtime/session.ts'
import { AccountFormPage } from '#worker/pages/account/account-form-page.tsx'
import { flash } from '#worker/routes/forms/flash.ts'
import { postForm } from '#worker/routes/forms/post-form.ts'
import {
  invalidForm,
  respondWithRejectedForm,
  type RejectedForm,
} from '#worker/routes/forms/refused-form.ts'
import { readFieldValues } from '#worker/routes/forms/field-values.ts'
import { passwordRules } from '#worker/routes/forms/requirements.ts'
import { formView } from '../form-view.ts'
import { renderAccount } from '../render-account.ts'
import { respondWithAccountPage } from '../respond-with-account-page.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

const EMAIL = routes.page('accountEmail')
const PASSWORD = routes.page('accountPassword')

const changeEmail = postForm(EMAIL, checkEmailChange, async (c, form, fields) => {
  const { locale, t } = c.var
  if (!form.ok) return showAgain(c, 'email', fields, invalidForm(form.error))
  const { email, password } = form.value
  const changed = await shopperApi(c).account.changeEmail(email, password)
  if (!changed.ok) return showAgain(c, 'email', fields, respondWithRejectedForm(c, changed.error))
  const now = await shopperApi(c).account.customer()
  // Some shops change the email at once and mail no link.
  const isTaken = now.ok && now.value.data.email.toLowerCase() === email.toLowerCase()
  const notice: PageNotice = isTaken
    ? { tone: 'ok', text: t('account.emailChanged', { email }) }
    : { tone: 'info', text: t('account.emailMailed', { email }) }
  flash(c, [notice], null)
  return c.redirect(`${urls.page(locale, 'accountProfile')}#content`, 303)
})

const changePassword = postForm(PASSWORD, checkPasswordChange, async (c, form, fields) => {
  const { locale, t } = c.var
  if (!form.ok) return showAgain(c, 'password', fields, invalidForm(form.error))
  const { currentPassword, newPassword } = form.value
  const changed = await shopperApi(c).account.changePassword(currentPassword, newPassword)
  if (!changed.ok) {
    const refused = respondWithRejectedForm(c, changed.error, (field) =>
      field === 'password' ? 'currentPassword' : field,
    )
    return showAgain(c, 'password', fields, refused)
  }
  rememberShopper(c, { token: changed.value.token })
  flash(c, [{ tone: 'ok', text: t('account.passwordChanged') }], null)
  return c.redirect(`${urls.page(locale, 'accountProfile')}#content`, 303)
})

/** Email and password. Both changes require the current password. */
export const credentials = factory
  .createApp()
  .on('GET', EMAIL, (c) => showForm(c, 'email'))
  .on('GET', PASSWORD, (c) => showForm(c, 'password'))
  .route('/', changeEmail)
  .route('/', changePassword)

const FORMS = {
  email: {
    form: 'emailChange',
    path: 'accountEmail',
    title: 'account.changeEmail',
    lead: 'account.emailLead',
  },
  password: {
    form: 'passwordChange',
    path: 'accountPassword',
    title: 'account.changePassword',
    lead: 'account.passwordLead',
  },
} as const

function showForm(c: Context<AppEnv>, what: keyof typeof FORMS): Promise<Response> {
  const { path, title } = FORMS[what]
  return respondWithAccountPage(c, {
    title: c.var.t(title),
    paths: path,
    content: () => credentialsForm(c, what, {}),
  })
}

async function showAgain(
  c: Context<AppEnv>,
  what: keyof typeof FORMS,
  fields: Fields,
  refused: RejectedForm,
): Promise<Response> {
  const { path, title } = FORMS[what]
  return renderAccount(c, await credentialsForm(c, what, fields, refused), {
    title: c.var.t(title),
    paths: path,
    status: refused.status,
  })
}

async function credentialsForm(
  c: Context<AppEnv>,
  what: keyof typeof FORMS,
  fields: Fields,
  refused?: RejectedForm,
) {
  const { locale, t, vars } = c.var
  const { form: name, path, ...messages } = FORMS[what]
  const lead = what === 'email' && vars.STORE_API_URL ? 'account.emailLeadAtOnce' : messages.lead
  const form = formView(
    c,
    {
      form: name,
      ...(what === 'password' && (await passwordRules(c))),
      action: urls.page(locale, path),
      submit: t('account.save'),
      values: readFieldValues(fields),
    },
    refused,
  )
  return (
    <AccountFormPage page="accountProfile" title={t(messages.title)} lead={t(lead)} form={form} />
  )
}
