import type { Context } from 'hono'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { fieldText, type Fields } from '#shared/schemas/forms/fields.ts'
import type { CustomerGroup } from '#shared/schemas/store-api/context.ts'
import { pagePaths, pathsFor, urls } from '#shared/urls.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { FormPage } from '#worker/pages/account/account-form-page.tsx'
import { NoticePage } from '#worker/pages/account/notice-page.tsx'
import { TradeLink } from '#worker/pages/account/login-page.tsx'
import type { Section } from '#worker/rendering/page.ts'
import { respondWithPage } from '#worker/rendering/respond-with-page.ts'
import { renderPage } from '#worker/rendering/render.tsx'
import type { StoreApiFailure } from '#worker/store-api/transport/call.ts'
import { takeFlash } from '#worker/routes/forms/flash.ts'
import { formToken } from '#worker/routes/forms/form-token.ts'
import { parseLocalPath } from '#worker/routes/forms/parse-local-path.ts'
import type { RejectedForm } from '#worker/routes/forms/refused-form.ts'
import { readFieldValues } from '#worker/routes/forms/field-values.ts'
import { backFields } from '../return-path.ts'
import { formView, tradeOf } from '../form-view.ts'
import { loadChoices, usualChoices } from '../load-choices.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'
import { useMessages } from '#worker/pages/use-messages.ts'

/** A customer group, and the path of its registration. */
export type Group = CustomerGroup & { readonly key: string }

export async function loadGroup(
  c: Context<AppEnv>,
  key: string,
): Promise<Result<Group, StoreApiFailure>> {
  const found = await shopperApi(c, { token: null }).account.group(key)
  return found.ok ? ok({ ...found.value.data, key }) : fail(found.error)
}

/** The registration form: empty, or with the entered values and their errors. */
export function showRegistration(
  c: Context<AppEnv>,
  group: Group | null,
  fields?: Fields,
  refused?: RejectedForm,
): Promise<Response> {
  const to = parseLocalPath(fields ? fieldText(fields, 'to') : c.req.query('to'))
  const title = group?.registrationTitle ?? c.var.t('account.registerTitle')
  const paths = pathsFor((locale) =>
    group ? urls.groupRegistration(locale, group.key) : urls.page(locale, 'register'),
  )
  return respondWithPage(c, {
    personal: true,
    status: refused?.status ?? 200,
    head: { title, robots: 'noindex', back: to, paths },
    main: [
      registrationSection(c, { group, to, title, action: paths[c.var.locale], fields, refused }),
    ],
  })
}

type Shown = {
  readonly group: Group | null
  readonly to: string | null
  readonly title: string
  readonly action: string
  readonly fields: Fields | undefined
  readonly refused: RejectedForm | undefined
}

async function registrationSection(
  c: Context<AppEnv>,
  { group, to, title, action, fields, refused }: Shown,
): Promise<Section> {
  const { t, vars } = c.var
  const choices = await loadChoices(c)
  const form = formView(
    c,
    {
      form: 'registration',
      action,
      submit: t('account.register'),
      hidden: { ...backFields(to), formToken: await formToken(c, new Date()) },
      values: { ...usualChoices(choices), ...(fields && readFieldValues(fields)) },
      choices,
      trade: group ? undefined : tradeOf(c),
      onlyBusiness: group?.registrationOnlyCompanyRegistration === true,
    },
    refused,
  )
  const lead = group?.registrationIntroduction ?? t('account.registerLead')
  const content = (
    <FormPage title={title} lead={lead} form={form}>
      <RegisterLinks back={to} />
      {!group && <TradeLink group={vars.SHOP_TRADE_GROUP} />}
    </FormPage>
  )
  return { content }
}

/**
 * The page after a registration or a password request. It is the same whether or not the email has
 * an account.
 */
export function showSent(c: Context<AppEnv>, page: 'registered' | 'passwordMailed') {
  const { t } = c.var
  const isNew = page === 'registered'
  const title = t(isNew ? 'account.registeredTitle' : 'account.recoverSentTitle')
  const text = t(isNew ? 'account.registeredText' : 'account.recoverSent')
  return renderPage(
    c,
    <NoticePage title={title} text={text} notices={takeFlash(c).notices}>
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

/** Links for visitors with an account. */
function RegisterLinks({ back }: { readonly back: string | null }) {
  const { locale, t } = useMessages()
  return (
    <p>
      {t('account.haveAccount')}{' '}
      <a href={back ? urls.login(locale, back) : urls.page(locale, 'login')}>
        {t('account.login')}
      </a>
    </p>
  )
}

/** Links for visitors whose mail does not arrive. */
function SentLinks({ email }: { readonly email: string }) {
  const { t } = useMessages()
  return (
    <p className="quiet">
      {t('account.noMail')} <a href={`mailto:${email}`}>{email}</a>
    </p>
  )
}
