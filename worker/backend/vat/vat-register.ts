import { vatIdCountry } from '#shared/domain/tax/vat-id.ts'
import { z } from '#shared/schemas/zod.ts'
import { logEvent } from '#worker/runtime/log.ts'
import type { Shop } from '#worker/backend/http/shop.ts'

/** What a register of VAT ids says of one; `unreachable`: nobody answered in time. */
export type VatAnswer =
  | Readonly<{ kind: 'valid' | 'invalid'; consultation: string | null }>
  | Readonly<{ kind: 'unreachable' }>

/** Knows which VAT ids exist. Never throws: an order must not wait for a register that is down. */
export type VatRegister = {
  ask(vatId: string): Promise<VatAnswer>
}

/** No register is asked: the form of an id is all that counts. */
const NO_REGISTER: VatRegister = {
  ask: async () => ({ kind: 'unreachable' }),
}

const TIME_LIMIT_MS = 3000
const PREFIX_LENGTH = 2

const Answer = z.object({ valid: z.boolean(), requestIdentifier: z.string().nullish() })

type ViesOptions = Readonly<{
  /** Where its REST interface stands, without a slash at the end. */
  url: string
  /** The shop's own id: a request that names one gets a number that proves the inquiry. */
  ownVatId: string
}>

/**
 * The EU's register, VIES. A country whose own register is down is answered with an error body and
 * status 200, so that whatever does not say `valid` counts as unreachable.
 */
function vies({ url, ownVatId }: ViesOptions): VatRegister {
  return {
    async ask(vatId): Promise<VatAnswer> {
      try {
        const response = await fetch(`${url}/check-vat-number`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json' },
          body: JSON.stringify({ ...asked(vatId), ...asking(ownVatId) }),
          signal: AbortSignal.timeout(TIME_LIMIT_MS),
        })
        const { valid, requestIdentifier } = Answer.parse(await response.json())
        return { kind: valid ? 'valid' : 'invalid', consultation: requestIdentifier || null }
      } catch (error) {
        logEvent('vat-register-unreachable', { message: String(error) })
        return { kind: 'unreachable' }
      }
    },
  }
}

function asked(vatId: string) {
  return {
    countryCode: vatId.slice(0, PREFIX_LENGTH),
    vatNumber: vatId.slice(PREFIX_LENGTH),
  }
}

/** Without a well-formed id of its own the shop asks anonymously. */
function asking(ownVatId: string) {
  if (vatIdCountry(ownVatId) === null) return {}
  return {
    requesterMemberStateCode: ownVatId.slice(0, PREFIX_LENGTH),
    requesterNumber: ownVatId.slice(PREFIX_LENGTH),
  }
}

/** Where VAT ids are checked, at the register that the configuration names; none in the demo. */
export function vatDepsOf({ db, at, vars }: Pick<Shop, 'db' | 'at' | 'vars'>) {
  const { VIES_URL: url, SHOP_VAT_ID: ownVatId } = vars
  return { db, at, register: url ? vies({ url, ownVatId }) : NO_REGISTER }
}
