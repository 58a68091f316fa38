import { isHexId } from '#shared/domain/ids.ts'
import { vatIdCountry } from '#shared/domain/tax/vat-id.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { languageById } from '#worker/backend/http/languages.ts'
import type { Input } from '#worker/backend/http/env.ts'
import { malformedId } from '#worker/backend/http/refusals.ts'
import { quoteInput, type Refusal, type Violation } from '#worker/backend/http/store-api-error.ts'
import type { Settings } from '#worker/backend/shopper/state.ts'
import { CURRENCY_ID } from '../channel/channel.ts'
import type { ShopperContext } from '../current-shopper/shopper-context.ts'

type Choices = Readonly<Partial<Settings>>
export type ChoicesError =
  | { readonly kind: 'not-logged-in' }
  | { readonly kind: 'malformed'; readonly refusal: Refusal }
  | { readonly kind: 'unknown'; readonly violations: readonly Violation[] }

/** Fields whose ids Shopware validates before the lookup. */
const CHECKED_FOR_FORM = new Set(['languageId', 'shippingMethodId', 'paymentMethodId'])

type Choosable = Readonly<Record<string, (id: string) => boolean>>

/**
 * Parses a PATCH of the context. Every id must exist in the channel
 * (docs/store-api.md#session-choices).
 */
export function choicesOf(input: Input, context: ShopperContext): Result<Choices, ChoicesError> {
  const { customer, countries, shippingMethods, paymentMethods } = context
  const choosesAddress = input.shippingAddressId != null || input.billingAddressId != null
  if (choosesAddress && !customer) return fail({ kind: 'not-logged-in' })

  const isOwnAddress = (id: string) =>
    customer?.addresses.some((address) => address.id === id) ?? false
  const choosable: Choosable = {
    currencyId: (id) => id === CURRENCY_ID,
    languageId: (id) => languageById(id) !== undefined,
    countryId: (id) => countries.some((country) => country.id === id && country.active),
    countryStateId: (id) => countries.some(({ states }) => states.some((state) => state.id === id)),
    shippingMethodId: (id) => shippingMethods.some((method) => method.id === id),
    paymentMethodId: (id) => paymentMethods.some((method) => method.id === id && method.active),
    shippingAddressId: isOwnAddress,
    billingAddressId: isOwnAddress,
  }
  const choices: Record<string, string> = {}
  const violations: Violation[] = []
  for (const [name, isKnown] of Object.entries(choosable)) {
    const id = input[name]
    if (id === undefined || id === null) continue
    if (typeof id !== 'string') violations.push(noText(name))
    else if (CHECKED_FOR_FORM.has(name) && !isHexId(id))
      return fail({ kind: 'malformed', refusal: malformedId(id) })
    else if (isKnown(id)) choices[name] = id
    else violations.push(unknown(name, id))
  }
  const vatId = readVatId(input, violations)
  if (violations.length > 0) return fail({ kind: 'unknown', violations })
  // The shop has one currency, and a state changes neither prices nor delivery. Neither is stored.
  const { currencyId: _onlyOne, countryStateId: _noMatter, ...settings } = choices
  return ok({ ...settings, ...(vatId !== undefined && { vatId }) })
}

/**
 * The VAT id of a session without a customer: null if '' removes it, undefined if none was sent.
 * Shopware has no such field.
 */
function readVatId(input: Input, violations: Violation[]): string | null | undefined {
  const { ripstopVatId: entered } = input
  if (entered === undefined || entered === null) return undefined
  if (entered === '') return null
  if (typeof entered === 'string' && vatIdCountry(entered) !== null) return entered
  const detail = `The VAT id "${quoteInput(entered)}" does not have the form of one.`
  violations.push({ pointer: '/ripstopVatId', name: 'VAT_ID_FORMAT_NOT_CORRECT', detail })
  return undefined
}

function unknown(name: string, sent: string): Violation {
  const id = quoteInput(sent)
  return {
    pointer: `/${name}`,
    name: 'ENTITY_DOES_NOT_EXISTS',
    detail: `The ${name} "${id}" does not exist.`,
    parameters: { '{{ primaryProperty }}': 'id', '{{ id }}': id },
  }
}

function noText(name: string): Violation {
  const detail = 'This value should be of type string.'
  return { pointer: `/${name}`, name: 'INVALID_TYPE_ERROR', detail }
}
