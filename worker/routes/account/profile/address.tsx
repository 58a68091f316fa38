import type { Context } from 'hono'
import { checkAddress } from '#shared/schemas/forms/address.ts'
import { fieldText, type Fields } from '#shared/schemas/forms/fields.ts'
import type { Address } from '#shared/schemas/store-api/context.ts'
import { routes, urls } from '#shared/urls.ts'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { AccountFormPage } from '#worker/pages/account/account-form-page.tsx'
import { refuse } from '#worker/rendering/refuse.tsx'
import { newAddress } from '#worker/routes/forms/guest.ts'
import { flash } from '#worker/routes/forms/flash.ts'
import { ownPath } from '#worker/routes/forms/own-path.ts'
import { postFields } from '#worker/routes/forms/post-form.ts'
import {
  invalidForm,
  isRefusedWith,
  refusedForm,
  refusedBecause,
  type RefusedForm,
} from '#worker/routes/forms/refused-form.ts'
import { storeApiFailed } from '#worker/routes/forms/store-api-failed.ts'
import { typedValues } from '#worker/routes/forms/typed-values.ts'
import { addressValues, fingerprint } from './address-values.ts'
import { backFields } from '../entrance/back-to.ts'
import { formView, rulesOf } from '../form-view.ts'
import { loadChoices, usualChoices } from '../load-choices.ts'
import { ownCustomer } from '../own-customer.tsx'
import { renderAccount } from '../render-account.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

const NEW = routes.page('accountNewAddress')
const ONE = routes.at('accountAddress')

const createAddress = postFields(NEW, (c, fields) => save(c, fields, null))

const changeAddress = postFields(ONE, (c, fields) => save(c, fields, c.req.param('id') ?? ''))

/** One address of the book: a new one, or one that changes. */
export const address = factory
  .createApp()
  .on('GET', NEW, async (c) => {
    const customer = await ownCustomer(c)
    return customer.ok ? showAddress(c, { id: null }) : customer.error
  })
  .on('GET', ONE, async (c) => {
    const customer = await ownCustomer(c, 'with addresses')
    if (!customer.ok) return customer.error
    const known = customer.value.addresses?.find(({ id }) => id === c.req.param('id'))
    return known ? showAddress(c, { id: known.id, known }) : refuse(c, 404)
  })
  .route('/', createAddress)
  .route('/', changeAddress)

async function save(c: Context<AppEnv>, fields: Fields, id: string | null): Promise<Response> {
  const { locale, t } = c.var
  const choices = await loadChoices(c)
  if (!choices.ok) return storeApiFailed(c, choices.error)
  const typed = { id, fields }
  const checked = checkAddress(fields, rulesOf(c, choices.value))
  if (!checked.ok) return showAddress(c, typed, invalidForm(checked.error))

  const { account } = shopperApi(c)
  const known = id === null ? null : await ownAddress(c)
  if (known && !known.ok) return showAddress(c, typed, refusedForm(c, known.error))
  if (known && !known.value)
    return showAddress(c, typed, refusedBecause(404, t('account.addressGone')))
  if (known?.value && isStale(fields, known.value)) {
    return showAddress(
      c,
      { ...typed, known: known.value },
      refusedBecause(409, t('account.addressChanged')),
    )
  }
  const saved = id
    ? await account.changeAddress(id, checked.value)
    : await account.createAddress(newAddress(checked.value))
  if (!saved.ok) {
    const isGone = isRefusedWith(saved.error, 'CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND')
    const refused = isGone
      ? refusedBecause(404, t('account.addressGone'))
      : refusedForm(c, saved.error)
    return showAddress(c, typed, refused)
  }
  flash(c, [{ tone: 'ok', text: t('account.addressSaved') }], null)
  const back = ownPath(fieldText(fields, 'to')) ?? urls.page(locale, 'accountAddresses')
  return c.redirect(`${back}#content`, 303)
}

/** Another tab changed the address after this form was shown. */
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
  /** The address as it stands now. */
  readonly known?: Address
  readonly fields?: Fields
}

/** The form of one address: with the stored values, or with the typed ones and their errors. */
async function showAddress(
  c: Context<AppEnv>,
  { id, known, fields }: Shown,
  refused?: RefusedForm,
): Promise<Response> {
  const { locale, t } = c.var
  const choices = await loadChoices(c)
  if (!choices.ok) return storeApiFailed(c, choices.error)
  const path = (of: 'de' | 'en') =>
    id ? urls.accountAddress(of, id) : urls.page(of, 'accountNewAddress')
  const typed = fields ? typedValues(fields) : {}
  const seen = known ? fingerprint(known) : typed['seen']
  const back = ownPath(typed['to'] ?? c.req.query('to'))
  const title = t(id ? 'account.editAddress' : 'account.newAddress')
  const form = formView(
    c,
    {
      form: 'address',
      action: path(locale),
      submit: t('account.save'),
      hidden: { ...backFields(back), ...(seen && { seen }) },
      values: { ...usualChoices(choices.value), ...(known && addressValues(known)), ...typed },
      choices: choices.value,
    },
    refused,
  )
  return renderAccount(c, <AccountFormPage page="accountAddresses" title={title} form={form} />, {
    title,
    back,
    paths: { de: path('de'), en: path('en') },
    status: refused?.status ?? 200,
  })
}
