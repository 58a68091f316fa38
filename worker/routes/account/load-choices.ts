import type { Context } from 'hono'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import type { StoreApiFailure } from '#worker/store-api/transport/transport.ts'
import { billedCountries } from '../forms/countries.ts'
import { registrationRequirements } from '../forms/requirements.ts'
import type { Choices } from './form-view.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

/** All countries, salutations, and what the shop requires beside them. */
export async function loadChoices(c: Context<AppEnv>): Promise<Result<Choices, StoreApiFailure>> {
  const { context } = shopperApi(c)
  const [countries, salutations, requirements] = await Promise.all([
    context.countries(),
    context.salutations(),
    registrationRequirements(c),
  ])
  if (!countries.ok) return countries
  if (!salutations.ok) return fail(salutations.error)
  return ok({
    countries: billedCountries(countries.value.data.elements, c.var.locale),
    salutations: salutations.value.data.elements,
    requirements,
  })
}

/** The initial values of an address form: the likely country, and no salutation. */
export function usualChoices({ countries }: Choices): Record<string, string> {
  return { countryId: countries[0]?.id ?? '' }
}
