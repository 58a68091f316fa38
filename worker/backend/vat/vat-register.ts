import { vatIdCountry } from '#shared/domain/tax/vat-id.ts'
import { z } from '#shared/schemas/zod.ts'
import { logEvent } from '#worker/runtime/log.ts'
import type { ShopContext } from '#worker/backend/http/shop.ts'

/** The result for a VAT id. `unreachable`: no response in time. */
export type VatResponse =
  | Readonly<{ kind: 'valid' | 'invalid'; consultation: string | null }>
  | Readonly<{ kind: 'unreachable' }>

/** A service that checks VAT ids. It never throws, because its failure must not stop an order. */
export type VatRegister = {
  ask(vatId: string): Promise<VatResponse>
}

/** Used without a configured service: only the format of an id counts. */
const NO_REGISTER: VatRegister = {
  ask: async () => ({ kind: 'unreachable' }),
}

const TIME_LIMIT_MS = 3000
const PREFIX_LENGTH = 2

const VatRegisterResponse = z.object({
  valid: z.boolean(),
  requestIdentifier: z.string().nullish(),
})

type ViesOptions = Readonly<{
  /** The address of its REST API, without a trailing slash. */
  url: string
  /**
   * The shop's own id. With it a response contains a consultation number that proves the request.
   */
  ownVatId: string
}>

/**
 * The EU's service VIES. While a country's register is down, it sends an error body with status
 * 200. A response without `valid` therefore counts as unreachable.
 */
function vies({ url, ownVatId }: ViesOptions): VatRegister {
  return {
    async ask(vatId): Promise<VatResponse> {
      try {
        const response = await fetch(`${url}/check-vat-number`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json' },
          body: JSON.stringify({ ...checkedId(vatId), ...requesterId(ownVatId) }),
          signal: AbortSignal.timeout(TIME_LIMIT_MS),
        })
        const { valid, requestIdentifier } = VatRegisterResponse.parse(await response.json())
        return { kind: valid ? 'valid' : 'invalid', consultation: requestIdentifier || null }
      } catch (error) {
        logEvent('vat-register-unreachable', { message: String(error) })
        return { kind: 'unreachable' }
      }
    },
  }
}

function checkedId(vatId: string) {
  return {
    countryCode: vatId.slice(0, PREFIX_LENGTH),
    vatNumber: vatId.slice(PREFIX_LENGTH),
  }
}

/** Empty without a well-formed id of the shop. The request is then anonymous. */
function requesterId(ownVatId: string) {
  if (vatIdCountry(ownVatId) === null) return {}
  return {
    requesterMemberStateCode: ownVatId.slice(0, PREFIX_LENGTH),
    requesterNumber: ownVatId.slice(PREFIX_LENGTH),
  }
}

/** The dependencies of `checkVatIds`, with the configured service. The demo has none. */
export function vatDepsOf({ db, at, vars }: Pick<ShopContext, 'db' | 'at' | 'vars'>) {
  const { VIES_URL: url, SHOP_VAT_ID: ownVatId } = vars
  return { db, at, register: url ? vies({ url, ownVatId }) : NO_REGISTER }
}
