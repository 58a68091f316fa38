import type { Context } from 'hono'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import { urls } from '#shared/urls.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { LoginPage } from '#worker/pages/account/login-page.tsx'
import type { Section } from '#worker/rendering/page.ts'
import type { RejectedForm } from '#worker/routes/forms/refused-form.ts'
import { formView } from './form-view.ts'
import { backFields } from './return-path.ts'

type Login = {
  /** The path to which the login redirects. */
  readonly to: string | null
  readonly notices: readonly PageNotice[]
  readonly values?: Readonly<Record<string, string>>
  readonly refused?: RejectedForm | undefined
}

/** The login form, on its own page or in place of a page that requires a login. */
export function loginSection(
  c: Context<AppEnv>,
  { to, notices, values = {}, refused }: Login,
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
    content: <LoginPage {...{ form, notices }} back={to} tradeGroup={vars.SHOP_TRADE_GROUP} />,
  }
}
