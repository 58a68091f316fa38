import { ONLINE_KINDS, type OnlineKind } from '#shared/domain/order/payment.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { z } from '#shared/schemas/zod.ts'
import { mollieCalls, type MollieAccount } from './mollie-calls.ts'

/** Mollie's names of the payment methods. */
export const MOLLIE_METHODS: Readonly<Record<OnlineKind, string>> = {
  card: 'creditcard',
  paypal: 'paypal',
  applepay: 'applepay',
  twint: 'twint',
  eps: 'eps',
  sepa: 'banktransfer',
}

const Methods = z.object({
  _embedded: z.object({ methods: z.array(z.object({ id: z.string() })) }),
})
const PATH = '/methods?includeWallets=applepay'
/** Statuses for an invalid or revoked key. */
const INVALID_KEY_STATUS = [401, 403]

/** The payment methods that are active in a Mollie account. */
export async function kindsOfAccount(
  account: MollieAccount,
): Promise<Result<readonly OnlineKind[], 'key-refused' | 'unreachable'>> {
  const response = await mollieCalls(account).ask('GET', PATH, Methods)
  if (!response.ok)
    return fail(INVALID_KEY_STATUS.includes(response.error) ? 'key-refused' : 'unreachable')
  const active = new Set(response.value._embedded.methods.map(({ id }) => id))
  return ok(ONLINE_KINDS.filter((kind) => active.has(MOLLIE_METHODS[kind])))
}
