import { isOnline } from '#shared/domain/order/payment.ts'
import { backendFactory } from '#worker/backend/http/env.ts'
import { varsOf, type Deps } from '#worker/backend/http/shop.ts'
import { kindsOfAccount } from '#worker/backend/payment-providers/mollie/mollie-methods.ts'
import { offeredKinds, onlineProvider } from '#worker/backend/payment-providers/providers.ts'

/** A problem with online payments. `what` names the payment methods, address or variable. */
type PaymentFinding = Readonly<{
  kind:
    | 'no-provider'
    | 'test-gateway'
    | 'test-key'
    | 'key-refused'
    | 'unreachable'
    | 'not-in-account'
    | 'not-taken'
    | 'no-webhooks'
    | 'no-card-fields'
  what: string
}>

/** Offered payment methods and problems with the provider, for `shop doctor`. */
export const paymentOps = backendFactory.createApp().get('/_ops/payments', async (c) => {
  const deps = { db: c.env.DB, vars: varsOf(c.env), at: new Date() }
  return c.json({ offered: offeredKinds(deps), remarks: await findingsOn(deps) })
})

async function findingsOn(deps: Deps): Promise<readonly PaymentFinding[]> {
  const { MOLLIE_API_KEY: apiKey, MOLLIE_API_URL: apiUrl, ...vars } = deps.vars
  const requested = vars.PAYMENT_METHODS.filter(isOnline)
  if (requested.length === 0) return []
  if (apiKey !== undefined) {
    const account = await kindsOfAccount({ apiKey, apiUrl })
    if (!account.ok) return [{ kind: account.error, what: apiUrl }]
    const lacking = requested.filter((kind) => !account.value.includes(kind))
    return [
      ...(lacking.length > 0
        ? [{ kind: 'not-in-account', what: lacking.join(', ') } as const]
        : []),
      ...(isPublic(vars.SHOP_ORIGIN)
        ? []
        : [{ kind: 'no-webhooks', what: vars.SHOP_ORIGIN } as const]),
      ...(requested.includes('card') && vars.MOLLIE_PROFILE_ID === undefined
        ? [{ kind: 'no-card-fields', what: 'MOLLIE_PROFILE_ID' } as const]
        : []),
      ...(apiKey.startsWith('test_') ? [{ kind: 'test-key', what: '' } as const] : []),
    ]
  }
  const provider = onlineProvider(deps)
  if (!provider) return [{ kind: 'no-provider', what: requested.join(', ') }]
  const beyond = requested.filter((kind) => !provider.takes.includes(kind))
  return [
    { kind: 'test-gateway', what: '' },
    ...(beyond.length > 0 ? [{ kind: 'not-taken', what: beyond.join(', ') } as const] : []),
  ]
}

/** Whether a provider can reach webhooks at this origin: over HTTPS, at a public host name. */
function isPublic(origin: string): boolean {
  const { protocol, hostname } = new URL(origin)
  const isNamed = /[a-z]/.test(hostname) && hostname.includes('.')
  return protocol === 'https:' && isNamed && !/\.(localhost|local|test|internal)$/.test(hostname)
}
