import type { Vars } from '#worker/runtime/env.ts'

/** No risk: a local shop accepts test cards anyway. A local start sets its own secret. */
const LOCAL_SECRET = 'test-gateway'

/** What the test gateway signs its webhooks with. */
export function gatewaySecret(vars: Vars): string {
  return vars.SIGNING_SECRET ?? LOCAL_SECRET
}
