import type { Context } from 'hono'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import type { Address, Customer, SalesChannelContext } from '#shared/schemas/store-api/context.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'
import type { StoreApiFailure } from '#worker/store-api/transport/transport.ts'
import type { Choices } from '../account/form-view.ts'
import { isDeliveredTo } from '../forms/countries.ts'
import { loadChoices } from '../account/load-choices.ts'

/** Who orders samples. Guests enter their address each time. */
export type SampleBuyer = {
  readonly context: SalesChannelContext
  readonly customer: Customer | null
  /** The address of a customer's letter. */
  readonly address: Address | null
  readonly choices: Choices
}

export async function loadSampleBuyer(
  c: Context<AppEnv>,
): Promise<Result<SampleBuyer, StoreApiFailure>> {
  const [context, choices] = await Promise.all([shopperApi(c).context.read(), loadChoices(c)])
  if (!context.ok) return fail(context.error)
  if (!choices.ok) return fail(choices.error)
  const { customer, shippingLocation } = context.value.data
  const own = customer && !customer.guest ? customer : null
  return ok({
    context: context.value.data,
    customer: own,
    address: own ? (shippingLocation.address ?? own.activeShippingAddress ?? null) : null,
    // Samples are sent to the one address that is asked for.
    choices: { ...choices.value, countries: choices.value.countries.filter(isDeliveredTo) },
  })
}
