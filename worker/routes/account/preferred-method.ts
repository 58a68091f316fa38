import type { Customer, PaymentMethod } from '#shared/schemas/store-api/context.ts'
import type { Context } from 'hono'
import type { AppEnv } from '#worker/runtime/context.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

/**
 * The id of the customer's payment method. A Shopware before 6.7 stores it separately from the last
 * used one.
 */
export function preferredMethodId({
  defaultPaymentMethodId: chosen,
  lastPaymentMethodId: last,
}: Customer): string | null {
  return chosen ?? last ?? null
}

/** The customer's payment method, loaded only if the customer does not contain it. */
export async function preferredMethod(
  c: Context<AppEnv>,
  customer: Customer,
): Promise<Pick<PaymentMethod, 'name'> | null> {
  const id = preferredMethodId(customer)
  const { lastPaymentMethod: last } = customer
  if (id === null || last?.id === id) return last ?? null
  const methods = await shopperApi(c).checkout.paymentMethods()
  return (methods.ok && methods.value.data.elements.find((method) => method.id === id)) || null
}
