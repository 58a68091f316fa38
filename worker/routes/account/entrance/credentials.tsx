import type { Context } from 'hono'
import { checkEmailChange, checkPasswordChange } from '#shared/schemas/forms/account/credentials.ts'
import type { Remark } from '#shared/schemas/forms/cart-view.ts'
import type { Fields } from '#shared/schemas/forms/fields.ts'
import { routes, urls } from '#shared/urls.ts'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { refuse } from '#worker/rendering/refuse.tsx'
import { rememberShopper } from '#worker/runtime/session.ts'
import { AccountFormPage } from '#worker/pages/account/account-form-page.tsx'
import { flash } from '#worker/routes/forms/flash.ts'
import { readForm } from '#worker/routes/forms/read-form.ts'
import { refusedForm, type RefusedForm } from '#worker/routes/forms/refused-form.ts'
import { typedValues } from '#worker/routes/forms/typed-values.ts'
import { faulty, formView } from '../form-view.ts'
import { ownCustomer } from '../own-customer.tsx'
import { renderAccount } from '../render-account.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

const EMAIL = routes.page('accountEmail')
const PASSWORD = routes.page('accountPassword')

/** By what a customer logs in: both changes ask for the password once more. */
export const credentials = factory
  .createApp()
  .on('GET', EMAIL, async (c) => {
    const customer = await ownCustomer(c)
    return customer.ok ? show(c, 'email', {}) : customer.error
  })
  .on('GET', PASSWORD, async (c) => {
    const customer = await ownCustomer(c)
    return customer.ok ? show(c, 'password', {}) : customer.error
  })
  .on('POST', EMAIL, async (c) => {
    const { locale, t } = c.var
    const fields = await readForm(c)
    if (!fields.ok) return refuse(c, fields.error)
    const checked = checkEmailChange(fields.value)
    if (!checked.ok) return show(c, 'email', fields.value, faulty(checked.error))
    const { email, password } = checked.value
    const changed = await shopperApi(c).account.changeEmail(email, password)
    if (!changed.ok) return show(c, 'email', fields.value, refusedForm(c, changed.error))
    const now = await shopperApi(c).account.customer()
    // A shop may take it at once instead of sending a link to it.
    const isTaken = now.ok && now.value.data.email.toLowerCase() === email.toLowerCase()
    const remark: Remark = isTaken
      ? { tone: 'ok', text: t('account.emailChanged', { email }) }
      : { tone: 'info', text: t('account.emailMailed', { email }) }
    flash(c, [remark], null)
    return c.redirect(`${urls.page(locale, 'accountProfile')}#content`, 303)
  })
  .on('POST', PASSWORD, async (c) => {
    const { locale, t } = c.var
    const fields = await readForm(c)
    if (!fields.ok) return refuse(c, fields.error)
    const checked = checkPasswordChange(fields.value)
    if (!checked.ok) return show(c, 'password', fields.value, faulty(checked.error))
    const { currentPassword, newPassword } = checked.value
    const changed = await shopperApi(c).account.changePassword(currentPassword, newPassword)
    if (!changed.ok) {
      const refused = refusedForm(c, changed.error, (field) =>
        field === 'password' ? 'currentPassword' : field,
      )
      return show(c, 'password', fields.value, refused)
    }
    rememberShopper(c, { token: changed.value.token })
    flash(c, [{ tone: 'ok', text: t('account.passwordChanged') }], null)
    return c.redirect(`${urls.page(locale, 'accountProfile')}#content`, 303)
  })

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

function show(
  c: Context<AppEnv>,
  what: keyof typeof FORMS,
  fields: Fields,
  refused?: RefusedForm,
): Promise<Response> {
  const { locale, t, vars } = c.var
  const { form: name, path, ...words } = FORMS[what]
  const title = t(words.title)
  const lead = what === 'email' && vars.STORE_API_URL ? 'account.emailLeadAtOnce' : words.lead
  const form = formView(
    c,
    {
      form: name,
      action: urls.page(locale, path),
      submit: t('account.save'),
      values: typedValues(fields),
    },
    refused,
  )
  return renderAccount(
    c,
    <AccountFormPage page="accountProfile" title={title} lead={t(lead)} form={form} />,
    { title, paths: path, status: refused?.status ?? 200 },
  )
}
