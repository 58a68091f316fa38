import type { Context } from 'hono'
import { DEFAULT_LOCALE, isLocale, LOCALES } from '#shared/i18n/locales.ts'
import { checkProfile, type Profile } from '#shared/schemas/forms/account/profile.ts'
import { fieldText, type Fields } from '#shared/schemas/forms/fields.ts'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import type { Customer } from '#shared/schemas/store-api/context.ts'
import { routes, urls } from '#shared/urls.ts'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { respondWithError } from '#worker/rendering/respond-with-error.tsx'
import { started } from '#worker/rendering/started.ts'
import { ProfilePage } from '#worker/pages/account/profile-page.tsx'
import { flash, takeFlash } from '#worker/routes/forms/flash.ts'
import { postFields } from '#worker/routes/forms/post-form.ts'
import {
  isLoggedOut,
  invalidForm,
  respondWithRejectedForm,
  type RejectedForm,
} from '#worker/routes/forms/refused-form.ts'
import { requireData, storeApiFailed } from '#worker/routes/forms/store-api-failed.ts'
import { readFieldValues } from '#worker/routes/forms/field-values.ts'
import { formView, rulesOf } from '../form-view.ts'
import { loadChoices } from '../load-choices.ts'
import { toLogin } from '../require-login.tsx'
import { renderAccount } from '../render-account.ts'
import { respondWithAccountPage } from '../respond-with-account-page.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'
import type { NewProfile } from '#worker/store-api/account/account-api.ts'

const PATHS = routes.page('accountProfile')

const changeProfile = postFields(PATHS, async (c, fields) => {
  const { locale, t } = c.var
  const known = await shopperApi(c).account.customer()
  if (!known.ok)
    return showAgain(c, { customer: null, fields }, respondWithRejectedForm(c, known.error))
  const customer = known.value.data
  const checked = checkProfile(fields, rulesOf(c))
  if (!checked.ok) return showAgain(c, { customer, fields }, invalidForm(checked.error))

  const { account } = shopperApi(c)
  const changed = await account.changeProfile(profileOf(checked.value, customer))
  if (!changed.ok)
    return showAgain(c, { customer, fields }, respondWithRejectedForm(c, changed.error))
  flash(c, [{ tone: 'ok', text: t('account.saved') }], null)
  return c.redirect(`${urls.page(locale, 'accountProfile')}#content`, 303)
})

const changeLanguage = postFields(routes.action('accountLanguage'), async (c, fields) => {
  const { locale, t } = c.var
  const chosen = fieldText(fields, 'language')
  if (!isLocale(chosen)) return respondWithError(c, 400)
  const { account, context } = shopperApi(c)
  const ids = await context.languages()
  if (!ids.ok) return storeApiFailed(c, ids.error)
  const id = ids.value.data[chosen]
  if (id === undefined) return respondWithError(c, 400)
  const changed = await account.changeLanguage(id)
  const page = urls.page(locale, 'accountProfile')
  if (!changed.ok) {
    return isLoggedOut(changed.error) ? toLogin(c, page) : storeApiFailed(c, changed.error)
  }
  flash(c, [{ tone: 'ok', text: t('account.languageSaved') }], null)
  return c.redirect(`${page}#content`, 303)
})

/** Personal data, and the language of mails. */
export const profile = factory
  .createApp()
  .on('GET', PATHS, (c) => {
    const { notices } = takeFlash(c)
    const { choices } = started({ choices: loadProfileChoices(c) })
    return respondWithAccountPage(c, {
      title: c.var.t('account.personalTitle'),
      paths: 'accountProfile',
      content: async (customer) => profilePage(c, { customer, notices }, await choices),
    })
  })
  .route('/', changeProfile)
  .route('/', changeLanguage)

async function loadProfileChoices(c: Context<AppEnv>) {
  const [choices, languages] = await Promise.all([
    loadChoices(c),
    shopperApi(c).context.languages(),
  ])
  return { choices, languageIds: requireData(c, languages) }
}

type Shown = {
  /** Null if the session has ended. */
  readonly customer: Customer | null
  readonly fields?: Fields
  readonly notices?: readonly PageNotice[]
}

async function showAgain(
  c: Context<AppEnv>,
  shown: Shown,
  refused: RejectedForm,
): Promise<Response> {
  const page = profilePage(c, shown, await loadProfileChoices(c), refused)
  const title = c.var.t('account.personalTitle')
  return renderAccount(c, page, { title, paths: 'accountProfile', status: refused.status })
}

function profilePage(
  c: Context<AppEnv>,
  { customer, fields, notices = [] }: Shown,
  { choices, languageIds }: Awaited<ReturnType<typeof loadProfileChoices>>,
  refused?: RejectedForm,
) {
  const { locale, t } = c.var
  const form = formView(
    c,
    {
      form: 'profile',
      action: urls.page(locale, 'accountProfile'),
      submit: t('account.save'),
      values: { ...(customer && profileValues(customer)), ...(fields && readFieldValues(fields)) },
      choices,
    },
    refused,
  )
  const mailLocale =
    LOCALES.find((language) => languageIds[language] === customer?.languageId) ?? DEFAULT_LOCALE
  return <ProfilePage {...{ customer, mailLocale, form, notices }} />
}

/** The initial values of the profile form. */
function profileValues(customer: Customer): Record<string, string> {
  return {
    accountType: customer.accountType ?? (customer.company ? 'business' : 'private'),
    salutationId: customer.salutationId ?? '',
    firstName: customer.firstName,
    lastName: customer.lastName,
    company: customer.company ?? '',
    vatId: customer.vatIds?.[0] ?? '',
  }
}

/**
 * The Store API clears fields that are not sent, so fields that our form lacks are sent unchanged.
 */
function profileOf(checked: Profile, customer: Customer): NewProfile {
  const { accountType, company, vatId, ...person } = checked
  const isBusiness = accountType === 'business'
  return {
    ...person,
    accountType,
    company: isBusiness ? company : '',
    vatIds: isBusiness && vatId !== '' ? [vatId] : [],
    title: customer.title ?? null,
    ...birthdayParts(customer.birthday),
  }
}

function birthdayParts(birthday: string | null | undefined) {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(birthday ?? '') ?? []
  if (!year) return {}
  return {
    birthdayYear: Number(year),
    birthdayMonth: Number(month),
    birthdayDay: Number(day),
  }
}
