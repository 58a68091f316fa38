import type { Context } from 'hono'
import type { Remark } from '#shared/schemas/forms/cart-view.ts'
import { urls } from '#shared/urls.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { LoginPage } from '#worker/pages/account/login-page.tsx'
import type { Section } from '#worker/rendering/page.ts'
import type { RefusedForm } from '#worker/routes/forms/refused-form.ts'
import { formView } from './form-view.ts'
import { backFields } from './back-to.ts'

type Login = {
  /** The path that the login leads back to. */
  readonly to: string | null
  readonly remarks: readonly Remark[]
  readonly values?: Readonly<Record<string, string>>
  readonly refused?: RefusedForm | undefined
}

/** The login form, on its own page or in place of a page that needs a login. */
export function loginSection(
  c: Context<AppEnv>,
  { to, remarks, values = {}, refused }: Login,
): Section {
  const { locale, t, vars } = c.var
  const form = formView(
    c,
    {
      form: 'login',
      action: urls.page(locale, 'login'),
      submit: t('account.login'),
      hidden: backFields(to),
      values,
    },
    refused,
  )
  return {
    content: <LoginPage {...{ form, remarks }} back={to} tradeGroup={vars.SHOP_TRADE_GROUP} />,
  }
}
