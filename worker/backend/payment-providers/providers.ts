import { gatewaySecret } from './test-gateway/secret.ts'
import type { PaymentKind } from '#shared/domain/order/payment.ts'
import type { Vars } from '#worker/runtime/env.ts'
import type { Deps } from '#worker/backend/http/shop.ts'
import type { PaymentProvider } from './port/provider.ts'
import { testGateway } from './test-gateway/test-gateway.ts'

/**
 * The ways to pay that the shop offers. Cards need a provider, and the test gateway is compiled into
 * local builds only.
 */
export function offeredKinds({
  PAYMENT_METHODS: kinds,
}: Pick<Vars, 'PAYMENT_METHODS'>): readonly PaymentKind[] {
  return __DEV_TOOLS__ ? kinds : kinds.filter((kind) => kind !== 'card')
}

/** The provider that takes cards, null if there is none. */
export function cardProvider({ db, vars, at }: Deps): PaymentProvider | null {
  if (!__DEV_TOOLS__) return null
  return testGateway({ db, origin: vars.SHOP_ORIGIN, secret: gatewaySecret(vars), at })
}
