import { gatewaySecret } from './test-gateway/secret.ts'
import type { Deps } from '#worker/backend/http/shop.ts'
import type { PaymentProvider } from './port/provider.ts'
import { testGateway } from './test-gateway/test-gateway.ts'

/** Whether a provider for cards is there. The test gateway is compiled into local builds only. */
export function takesCards(): boolean {
  return __DEV_TOOLS__
}

/** The provider that takes cards, null if there is none. */
export function cardProvider({ db, vars, at }: Deps): PaymentProvider | null {
  if (!__DEV_TOOLS__) return null
  return testGateway({ db, origin: vars.SHOP_ORIGIN, secret: gatewaySecret(vars), at })
}
