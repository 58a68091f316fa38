import type { Context } from 'hono'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { fieldText, type Fields } from '#shared/schemas/forms/fields.ts'
import type { CustomerGroup } from '#shared/schemas/store-api/context.ts'
import { pagePaths, urls } from '#shared/urls.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { FormPage } from '#worker/pages/account/account-form-page.tsx'
import { NoticePage } from '#worker/pages/account/notice-page.tsx'
import { TradeLink } from '#worker/pages/account/login-page.tsx'
import { renderPage } from '#worker/rendering/render.tsx'
import type { StoreApiFailure } from '#worker/store-api/transport/transport.ts'
import { takeFlash } from '#worker/routes/forms/flash.ts'
import { formToken } from '#worker/routes/forms/form-token.ts'
import { ownPath } from '#worker/routes/forms/own-path.ts'
import type { RefusedForm } from '#worker/routes/forms/refused-form.ts'
import { storeApiFailed } from '#worker/routes/forms/store-api-failed.ts'
import { typedValues } from '#worker/routes/forms/typed-values.ts'
import { backFields } from './back-to.ts'
import { formView, tradeOf } from '../form-view.ts'
import { loadChoices, usualChoices } from '../load-choices.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'
import { useWords } from '#worker/pages/words.ts'

/** A customer group, and the path of its registration. */
export type Group = CustomerGroup & { readonly key: string }

export async function loadGroup(
  c: Context<AppEnv>,
  key: string,
): Promise<Result<Group, StoreApiFailure>> {
  const found = await shopperApi(c, { token: null }).account.group(key)
  return found.ok ? ok({ ...found.value.data, key }) : fail(found.error)
}

/** The registration form: empty, or with all that was typed and what is wrong with it. */
export async function showRegistration(
  c: Context<AppEnv>,
  group: Group | null,
  fields?: Fields,
  refused?: RefusedForm,
): Promise<Response> {
  const { t, vars } = c.var
  const choices = await loadChoices(c)
  if (!choices.ok) return storeApiFailed(c, choices.error)
  const to = ownPath(fields ? fieldText(fields, 'to') : c.req.query('to'))
  const path = (locale: 'de' | 'en') =>
    group ? urls.groupRegistration(locale, group.key) : urls.page(locale, 'register')
  const title = group?.registrationTitle ?? t('account.registerTitle')
  const form = formView(
    c,
    {
      form: 'registration',
      action: path(c.var.locale),
      submit: t('account.register'),
      hidden: { ...backFields(to), formToken: await formToken(c, new Date()) },
      values: {
        ...usualChoices(choices.value),
        ...(fields && typedValues(fields)),
      },
      choices: choices.value,
      trade: group ? undefined : tradeOf(c),
      onlyBusiness: group?.registrationOnlyCompanyRegistration === true,
    },
    refused,
  )
  const lead = group?.registrationIntroduction ?? t('account.registerLead')
  return renderPage(
    c,
    <FormPage title={title} lead={lead} form={form}>
      <RegisterLinks back={to} />
      {!group && <TradeLink group={vars.SHOP_TRADE_GROUP} />}
    </FormPage>,
    {
      title,
      robots: 'noindex',
      personal: true,
      back: to,
      status: refused?.status ?? 200,
      paths: { de: path('de'), en: path('en') },
    },
  )
}

/**
 * The page after a registration, or a request for a new password: the same whether or not the
 * address has an account.
 */
export function showSent(c: Context<AppEnv>, page: 'registered' | 'passwordMailed') {
  const { t } = c.var
  const isNew = page === 'registered'
  const title = t(isNew ? 'account.registeredTitle' : 'account.recoverSentTitle')
  const text = t(isNew ? 'account.registeredText' : 'account.recoverSent')
  return renderPage(
    c,
    <NoticePage title={title} text={text} remarks={takeFlash(c).notices}>
      <SentLinks email={c.var.vars.SHOP_EMAIL} />
    </NoticePage>,
    {
      title,
      robots: 'noindex',
      personal: true,
      paths: pagePaths(page),
    },
  )
}

/** For visitors who have an account already. */
function RegisterLinks({ back }: { readonly back: string | null }) {
  const { locale, t } = useWords()
  return (
    <p>
      {t('account.haveAccount')}{' '}
      <a href={back ? urls.login(locale, back) : urls.page(locale, 'login')}>
        {t('account.login')}
      </a>
    </p>
  )
}

/** For visitors whose mail does not arrive. */
function SentLinks({ email }: { readonly email: string }) {
  const { t } = useWords()
  return (
    <p className="quiet">
      {t('account.noMail')} <a href={`mailto:${email}`}>{email}</a>
    </p>
  )
}
