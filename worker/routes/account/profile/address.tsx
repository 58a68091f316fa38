import type { Context } from 'hono'
import type { Locale } from '#shared/i18n/locales.ts'
import { checkAddress } from '#shared/schemas/forms/address.ts'
import { fieldText, type Fields } from '#shared/schemas/forms/fields.ts'
import type { Address } from '#shared/schemas/store-api/context.ts'
import { pathsFor, routes, urls } from '#shared/urls.ts'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { AccountFormPage } from '#worker/pages/account/account-form-page.tsx'
import { respondWithError } from '#worker/rendering/respond-with-error.tsx'
import { newAddress } from '#worker/routes/forms/guest.ts'
import { flash } from '#worker/routes/forms/flash.ts'
import { parseLocalPath } from '#worker/routes/forms/parse-local-path.ts'
import { postFields } from '#worker/routes/forms/post-form.ts'
import {
  invalidForm,
  isRejectedWith,
  respondWithRejectedForm,
  rejectionReason,
  type RejectedForm,
} from '#worker/routes/forms/refused-form.ts'
import { readFieldValues } from '#worker/routes/forms/field-values.ts'
import { addressValues, fingerprint } from './address-values.ts'
import { backFields } from '../return-path.ts'
import { formView, rulesOf, type FormChoices } from '../form-view.ts'
import { loadChoices, usualChoices } from '../load-choices.ts'
import { requireLogin } from '../require-login.tsx'
import { renderAccount } from '../render-account.ts'
import { respondWithAccountPage } from '../respond-with-account-page.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

const NEW = routes.page('accountNewAddress')
const ONE = routes.at('accountAddress')

const createAddress = postFields(NEW, (c, fields) => save(c, fields, null))

const changeAddress = postFields(ONE, (c, fields) => save(c, fields, c.req.param('id') ?? ''))

/** One address of the address book: create and change. */
export const address = factory
  .createApp()
  .on('GET', NEW, (c) =>
    respondWithAccountPage(c, {
      title: c.var.t('account.newAddress'),
      paths: 'accountNewAddress',
      back: parseLocalPath(c.req.query('to')),
      content: async () => addressForm(c, { id: null }, await loadChoices(c)),
    }),
  )
  .on('GET', ONE, async (c) => {
    const customer = await requireLogin(c, 'with addresses')
    if (!customer.ok) return customer.error
    const known = customer.value.addresses?.find(({ id }) => id === c.req.param('id'))
    return known ? showAddress(c, { id: known.id, known }) : respondWithError(c, 404)
  })
  .route('/', createAddress)
  .route('/', changeAddress)

async function save(c: Context<AppEnv>, fields: Fields, id: string | null): Promise<Response> {
  const { locale, t } = c.var
  const choices = await loadChoices(c)
  const input = { id, fields }
  const checked = checkAddress(fields, rulesOf(c, choices))
  if (!checked.ok) return showAddress(c, input, invalidForm(checked.error))

  const { account } = shopperApi(c)
  const known = id === null ? null : await ownAddress(c)
  if (known && !known.ok) return showAddress(c, input, respondWithRejectedForm(c, known.error))
  if (known && !known.value)
    return showAddress(c, input, rejectionReason(404, t('account.addressGone')))
  if (known?.value && isStale(fields, known.value)) {
    return showAddress(
      c,
      { ...input, known: known.value },
      rejectionReason(409, t('account.addressChanged')),
    )
  }
  const saved = id
    ? await account.changeAddress(id, checked.value)
    : await account.createAddress(newAddress(checked.value))
  if (!saved.ok) {
    const isGone = isRejectedWith(saved.error, 'CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND')
    const refused = isGone
      ? rejectionReason(404, t('account.addressGone'))
      : respondWithRejectedForm(c, saved.error)
    return showAddress(c, input, refused)
  }
  flash(c, [{ tone: 'ok', text: t('account.addressSaved') }], null)
  const back = parseLocalPath(fieldText(fields, 'to')) ?? urls.page(locale, 'accountAddresses')
  return c.redirect(`${back}#content`, 303)
}

/** Whether another tab changed the address after this form was shown. */
function isStale(fields: Fields, known: Address): boolean {
  const seen = fieldText(fields, 'seen')
  return seen !== '' && seen !== fingerprint(known)
}

async function ownAddress(c: Context<AppEnv>) {
  const list = await shopperApi(c).account.addresses()
  if (!list.ok) return list
  const id = c.req.param('id')
  return {
    ok: true,
    value: list.value.data.elements.find((known) => known.id === id) ?? null,
  } as const
}

type Shown = {
  /** Null for a new address. */
  readonly id: string | null
  /** The currently stored address. */
  readonly known?: Address
  readonly fields?: Fields
}

/** The page of one address: with the stored values, or with the entered values and their errors. */
async function showAddress(
  c: Context<AppEnv>,
  shown: Shown,
  refused?: RejectedForm,
): Promise<Response> {
  const { id } = shown
  const form = addressForm(c, shown, await loadChoices(c), refused)
  return renderAccount(c, form, {
    title: titleOf(c, shown),
    back: paymentReturnUrls(c, shown),
    paths: pathsFor((locale) => pathOf(locale, id)),
    status: refused?.status ?? 200,
  })
}

function addressForm(
  c: Context<AppEnv>,
  shown: Shown,
  choices: FormChoices,
  refused?: RejectedForm,
) {
  const { id, known, fields } = shown
  const { locale, t } = c.var
  const input = fields ? readFieldValues(fields) : {}
  const seen = known ? fingerprint(known) : input['seen']
  const form = formView(
    c,
    {
      form: 'address',
      action: pathOf(locale, id),
      submit: t('account.save'),
      hidden: { ...backFields(paymentReturnUrls(c, shown)), ...(seen && { seen }) },
      values: { ...usualChoices(choices), ...(known && addressValues(known)), ...input },
      choices,
    },
    refused,
  )
  return <AccountFormPage page="accountAddresses" title={titleOf(c, shown)} form={form} />
}

function titleOf({ var: { t } }: Context<AppEnv>, { id }: Shown): string {
  return t(id ? 'account.editAddress' : 'account.newAddress')
}

function pathOf(locale: Locale, id: string | null): string {
  return id ? urls.accountAddress(locale, id) : urls.page(locale, 'accountNewAddress')
}

function paymentReturnUrls(c: Context<AppEnv>, { fields }: Shown): string | null {
  return parseLocalPath((fields ? readFieldValues(fields) : {})['to'] ?? c.req.query('to'))
}
