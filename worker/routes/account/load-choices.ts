import type { Context } from 'hono'
import type { AppEnv } from '#worker/runtime/context.ts'
import { billedCountries } from '../forms/countries.ts'
import { registrationRequirements } from '../forms/requirements.ts'
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
  return {
    countries: billedCountries(requireData(c, countries).elements, c.var.locale),
    salutations: requireData(c, salutations).elements,
    requirements,
  }
}

/** The initial values of an address form: the most likely country, and no salutation. */
export function usualChoices({ countries }: FormChoices): Record<string, string> {
  return { countryId: countries[0]?.id ?? '' }
}
