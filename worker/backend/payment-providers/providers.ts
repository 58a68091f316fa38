import { isOnline, type PaymentKind } from '#shared/domain/order/payment.ts'
import type { Deps } from '#worker/backend/http/shop.ts'
import { mollie } from './mollie/mollie.ts'
import type { PaymentProvider } from './port/provider.ts'
import { gatewaySecret, testGateway } from './test-gateway/test-gateway.ts'

/** The payment methods that the shop offers; online methods only if its provider accepts them. */
export function offeredKinds(deps: Deps): readonly PaymentKind[] {
  const taken = onlineProvider(deps)?.takes ?? []
  return deps.vars.PAYMENT_METHODS.filter((kind) => !isOnline(kind) || taken.includes(kind))
}

/**
 * The provider of online payments: Mollie if configured, else the test gateway in local builds,
 * else none.
 */
export function onlineProvider({ db, vars, at }: Deps): PaymentProvider | null {
  const { MOLLIE_API_KEY: apiKey, MOLLIE_API_URL: apiUrl } = vars
  if (apiKey !== undefined) return mollie({ apiKey, apiUrl })
  if (!__DEV_TOOLS__) return null
  return testGateway({ db, origin: vars.SHOP_ORIGIN, secret: gatewaySecret(vars), at })
}
