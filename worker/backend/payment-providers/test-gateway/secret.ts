import type { Vars } from '#worker/runtime/env.ts'

/** Whoever can read this may pay by test card anyway; a local start sets a secret of its own. */
const LOCAL_SECRET = 'test-gateway'

/** What the test gateway signs its webhooks with. */
export function gatewaySecret(vars: Vars): string {
  return vars.SIGNING_SECRET ?? LOCAL_SECRET
}
