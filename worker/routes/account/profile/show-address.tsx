import type { Context } from 'hono'
import type { Fields } from '#shared/schemas/forms/fields.ts'
import type { Address } from '#shared/schemas/store-api/context.ts'
import { urls } from '#shared/urls.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { AccountFormPage } from '#worker/pages/account/account-form-page.tsx'
import { ownPath } from '#worker/routes/forms/own-path.ts'
import type { RefusedForm } from '#worker/routes/forms/refused-form.ts'
import { storeApiFailed } from '#worker/routes/forms/store-api-failed.ts'
import { typedValues } from '#worker/routes/forms/typed-values.ts'
import { addressValues, fingerprint } from './address-values.ts'
import { backFields } from '../entrance/back-to.ts'
import { formView } from '../form-view.ts'
import { loadChoices, usualChoices } from '../load-choices.ts'
import { renderAccount } from '../render-account.ts'

type Shown = {
  /** Null for a new address. */
  readonly id: string | null
  /** The address as it stands now. */
  readonly known?: Address
  readonly fields?: Fields
}

/** The form of one address: with the stored values, or with the typed ones and their errors. */
export async function showAddress(
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
