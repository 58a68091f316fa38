import type { Context } from 'hono'
import type { Address, Customer, SalesChannelContext } from '#shared/schemas/store-api/context.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'
import type { FormChoices } from '../account/form-view.ts'
import { isDeliveredTo } from '../forms/countries.ts'
import { requireData } from '../forms/store-api-failed.ts'
import { loadChoices } from '../account/load-choices.ts'

/** The buyer of samples. Guests enter their address each time. */
export type SampleBuyer = {
  readonly context: SalesChannelContext
  readonly customer: Customer | null
  /** The address of a customer, to which the letter is sent. */
  readonly address: Address | null
  readonly choices: FormChoices
}

/** Throws a `PageError` if a call fails. */
export async function loadSampleBuyer(c: Context<AppEnv>): Promise<SampleBuyer> {
  const [found, choices] = await Promise.all([shopperApi(c).context.read(), loadChoices(c)])
  const context = requireData(c, found)
  const { customer, shippingLocation } = context
  const own = customer && !customer.guest ? customer : null
  return {
    context,
    customer: own,
    address: own ? (shippingLocation.address ?? own.activeShippingAddress ?? null) : null,
    // Samples are sent to the only address of the form, so only delivery countries are offered.
    choices: { ...choices, countries: choices.countries.filter(isDeliveredTo) },
  }
}
