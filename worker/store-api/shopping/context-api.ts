import { ok } from '#shared/domain/result.ts'
import { rowsOf } from '#shared/schemas/store-api/tolerant.ts'
import { z } from '#shared/schemas/zod.ts'
import { Country, SalesChannelContext, Salutation } from '#shared/schemas/store-api/context.ts'
import { logEvent } from '#worker/runtime/log.ts'
import { Languages } from '../transport/languages.ts'
import { cachedReader } from '../cache/cached-reader.ts'
import type { CallingShopper, Transport } from '../transport/call.ts'

/** The choices of a session, as ids of the Store API. */
export type ContextChoice = {
  readonly shippingMethodId?: string
  readonly paymentMethodId?: string
  readonly countryId?: string
  readonly shippingAddressId?: string
  readonly billingAddressId?: string
  /** The VAT id of a visitor without an account; '' removes it. Only our backend supports it. */
  readonly ripstopVatId?: string
  readonly currencyId?: string
}

type NamedById = Exclude<keyof ContextChoice, 'ripstopVatId' | 'currencyId'>

/**
 * Messages for a missing id. A missing id is a bug, so the call throws
 * (CONTRIBUTING.md#store-api-client).
 */
const MISSING_ID: Readonly<Record<NamedById, string>> = {
  shippingMethodId: 'You need to provide shipping method id in order to set shipping method.',
  paymentMethodId: 'You need to provide payment method id in order to set payment method.',
  countryId: 'You need to provide country id in order to set country.',
  shippingAddressId: 'You need to provide address id in order to set the address.',
  billingAddressId: 'You need to provide address id in order to set the address.',
}

const Countries = z.object({ elements: rowsOf(Country) })
const Salutations = z.object({ elements: rowsOf(Salutation) })
const Changed = z.object({ redirectUrl: z.string().nullish() })

/** The session's context, and the lists of choices for its forms. */
export function contextApi(transport: Transport, calling: CallingShopper) {
  const texts = cachedReader(transport, 'texts')

  return {
    read: () =>
      transport({ ...calling, method: 'GET', path: '/context', schema: SalesChannelContext }),

    /**
     * Throws for a missing id. A missing currency id is only logged, because no purchase depends on
     * it.
     */
    change: async (choice: ContextChoice) => {
      assertIds(choice)
      if (choice.currencyId === '') {
        logEvent('currency-without-id')
        return ok({ data: {}, token: null })
      }
      return transport({
        ...calling,
        method: 'PATCH',
        path: '/context',
        schema: Changed,
        body: choice,
      })
    },

    /** The shop's ids of our languages. */
    languages: () => texts(calling.locale, '/language', Languages, {}),

    /** All billing countries; each shows whether parcels are delivered there. */
    countries: () => texts(calling.locale, '/country', Countries, { associations: { states: {} } }),

    salutations: () => texts(calling.locale, '/salutation', Salutations, {}),
  }
}

function assertIds(choice: ContextChoice): void {
  for (const [key, sentence] of Object.entries(MISSING_ID)) {
    const chosen = Object.entries(choice).find(([name]) => name === key)
    if (chosen && !chosen[1]) throw new Error(sentence)
  }
}
