import type { Context } from 'hono'
import type { AppEnv } from '#worker/runtime/context.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { Country, Salutation } from '#shared/schemas/store-api/context.ts'
import { billedCountries } from '../forms/countries.ts'
import { registrationRequirements, type RegistrationRequirements } from '../forms/requirements.ts'
import { requireData } from '../forms/store-api-failed.ts'
import type { FormChoices } from './form-view.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

/** All countries, salutations and further requirements. Throws a `PageError` if a call fails. */
export async function loadChoices(c: Context<AppEnv>): Promise<FormChoices> {
  const { context } = shopperApi(c)
  const [countries, salutations, requirements] = await Promise.all([
    context.countries(),
    context.salutations(),
    registrationRequirements(c),
  ])
  return toFormChoices(c.var.locale, {
    countries: requireData(c, countries).elements,
    salutations: requireData(c, salutations).elements,
    requirements,
  })
}

type ShopLists = {
  readonly countries: readonly Country[]
  readonly salutations: readonly Salutation[]
  readonly requirements: RegistrationRequirements
}

/**
 * The choices of an address form. Browsers preselect the first salutation, so the neutral one comes
 * first. A shop without it requires a choice; a country may require a state.
 */
export function toFormChoices(locale: Locale, lists: ShopLists): ShopLists {
  const { countries, salutations, requirements } = lists
  const isNeutral = ({ salutationKey }: Salutation) => salutationKey === 'not_specified'
  const neutral = salutations.filter(isNeutral)
  const required = [
    ...(requirements.required ?? []),
    ...(neutral.length > 0 ? [] : ['salutationId']),
    ...(countries.some(({ forceStateInRegistration }) => forceStateInRegistration)
      ? ['countryStateId']
      : []),
  ]
  return {
    countries: billedCountries(countries, locale),
    salutations: [...neutral, ...salutations.filter((salutation) => !isNeutral(salutation))],
    requirements: { ...requirements, required },
  }
}

/** The initial values of an address form: the most likely country. */
export function usualChoices({ countries }: FormChoices): Record<string, string> {
  return { countryId: countries[0]?.id ?? '' }
}
