import type { Context } from 'hono'
import type { AccountFormProps } from '#client/islands/account/account-form.tsx'
import type { ChoiceGroup } from '#client/ui/form/form-context.ts'
import type { AddressRules } from '#shared/schemas/forms/address.ts'
import type { Country, Salutation } from '#shared/schemas/store-api/context.ts'
import { urls } from '#shared/urls.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { inPageOrder } from '../forms/page-order.ts'
import type { RegistrationRequirements } from '../forms/requirements.ts'
import type { RejectedForm } from '../forms/refused-form.ts'

/** Lists of choices for some forms. */
export type FormChoices = {
  readonly countries: readonly Country[]
  readonly salutations: readonly Salutation[]
  /** Requirements of this shop in addition to our forms. */
  readonly requirements?: RegistrationRequirements
}

const NO_CHOICES: FormChoices = { countries: [], salutations: [] }

type FormStart = Pick<AccountFormProps, 'form' | 'action' | 'submit'> &
  Partial<
    Pick<AccountFormProps, 'hidden' | 'values' | 'onlyBusiness' | 'trade' | 'passwordLength'>
  > & {
    readonly choices?: FormChoices
  }

/** A form for its page: empty, or with the entered values and their errors. */
export function formView(
  c: Context<AppEnv>,
  { choices = NO_CHOICES, hidden = {}, values = {}, ...start }: FormStart,
  refused?: RejectedForm,
): AccountFormProps {
  const { locale } = c.var
  return {
    ...choices.requirements,
    ...start,
    hidden,
    values,
    fieldErrors: inPageOrder(refused?.fieldErrors ?? {}),
    notices: refused?.notices ?? [],
    isExpired: refused?.isExpired ?? false,
    nameMinLength: c.var.vars.NAME_MIN_LENGTH,
    links: { login: urls.page(locale, 'login'), privacy: urls.page(locale, 'privacy') },
    countries: choices.countries.map(({ id, name }) => ({ id, name })),
    states: statesOf(choices.countries),
    salutations: choices.salutations.map(({ id, displayName }) => ({ id, name: displayName })),
  }
}

/** The path where businesses register, for the hint of the VAT id field. */
export function tradeOf(c: Context<AppEnv>): AccountFormProps['trade'] {
  const { locale, t, vars } = c.var
  const group = vars.SHOP_TRADE_GROUP
  if (group === undefined) return undefined
  return { href: urls.groupRegistration(locale, group), text: t('account.toTrade') }
}

/** The states and cantons of countries, as a form offers them. */
export function statesOf(countries: readonly Country[]): readonly ChoiceGroup[] {
  return countries
    .map(({ name, states }) => ({
      name,
      choices: (states ?? []).map((state) => ({ id: state.id, name: state.name })),
    }))
    .filter(({ choices }) => choices.length > 0)
}

/** The rules of this shop that the schemas of forms need. */
export function rulesOf(
  c: Context<AppEnv>,
  { countries }: Pick<FormChoices, 'countries'> = NO_CHOICES,
): AddressRules {
  return {
    nameMinLength: c.var.vars.NAME_MIN_LENGTH,
    countries: Object.fromEntries(countries.map(({ id, iso }) => [id, iso])),
  }
}
