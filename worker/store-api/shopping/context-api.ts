import { ok } from '#shared/domain/result.ts'
import { z } from '#shared/schemas/zod.ts'
import { Country, SalesChannelContext, Salutation } from '#shared/schemas/store-api/context.ts'
import { logEvent } from '#worker/runtime/log.ts'
import { Languages } from '../transport/languages.ts'
import { cachedReader } from '../cache/cached-reader.ts'
import type { CallingShopper, Transport } from '../transport/transport.ts'

/** What a session can choose. Ids of the Store API. */
export type ContextChoice = {
  readonly shippingMethodId?: string
  readonly paymentMethodId?: string
  readonly countryId?: string
  readonly shippingAddressId?: string
  readonly billingAddressId?: string
  /** A VAT id of a visitor without an account; '' takes it back. Only our backend knows it. */
  readonly ripstopVatId?: string
  readonly currencyId?: string
}

type NamedById = Exclude<keyof ContextChoice, 'ripstopVatId' | 'currencyId'>

/**
 * Messages for a caller that forgot the id: a bug, so it throws (CONTRIBUTING.md#store-api-client).
 */
const MISSING_ID: Readonly<Record<NamedById, string>> = {
  shippingMethodId: 'You need to provide shipping method id in order to set shipping method.',
  paymentMethodId: 'You need to provide payment method id in order to set payment method.',
  countryId: 'You need to provide country id in order to set country.',
  shippingAddressId: 'You need to provide address id in order to set the address.',
  billingAddressId: 'You need to provide address id in order to set the address.',
}

const Countries = z.object({ elements: z.array(Country) })
const Salutations = z.object({ elements: z.array(Salutation) })
const Changed = z.object({ redirectUrl: z.string().nullish() })

/** The session's context, and the closed lists that its forms offer. */
export function contextApi(transport: Transport, calling: CallingShopper) {
  const texts = cachedReader(transport, 'texts')

  return {
    read: () =>
      transport({ ...calling, method: 'GET', path: '/context', schema: SalesChannelContext }),

    /** A currency without an id is logged and changes nothing: no purchase depends on it. */
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

    /** All that may be billed; each says whether parcels go there. */
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
