import { vatIdCountry } from '#shared/domain/vat-id.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { z } from '#shared/schemas/zod.ts'
import type { Input } from '#worker/backend/http/env.ts'
import type { Violation } from '#worker/backend/http/store-api-error.ts'
import { readAddress, type AddressInput, type Places } from './address-input.ts'
import { fieldReader } from './field-reader.ts'

/** A guest as they want to be known. Addresses are checked; names of the first stand for both. */
export type Registration = Readonly<{
  email: string
  accountType: 'private' | 'business'
  company: string | null
  vatIds: readonly string[]
  salutationId: string | null
  firstName: string
  lastName: string
  billingAddress: AddressInput
  shippingAddress: AddressInput | null
}>

const Email = z.email().max(254)
const EmbeddedObject = z.record(z.string(), z.unknown())

/**
 * Reads a guest's registration and names every broken field at once (contract 2 and 5).
 * @param domains addresses of the storefront, one of which `storefrontUrl` has to be
 */
export function readRegistration(
  input: Input,
  places: Places,
  domains: readonly string[],
): Result<Registration, readonly Violation[]> {
  const violations: Violation[] = []
  const fields = fieldReader(input, '', violations)
  const billing = EmbeddedObject.safeParse(input.billingAddress)
  const billingInput = billing.success ? billing.data : {}
  const names = { ...pick(billingInput, NAMES), ...pick(input, NAMES) }

  checkGuest(input, violations)
  checkStorefront(fields.text('storefrontUrl', 255), domains, violations)
  const email = fields.text('email', 254)
  if (email !== '' && !Email.safeParse(email).success)
    violations.push(violation('/email', 'INVALID_FORMAT_ERROR', 'This is not an e-mail address.'))

  const own = fieldReader(names, '', violations)
  const firstName = own.text('firstName', 255)
  const lastName = own.text('lastName', 255)
  const billingAddress = readAddress(
    { ...names, ...billingInput },
    '/billingAddress',
    places,
    violations,
  )
  const shipping = EmbeddedObject.safeParse(input.shippingAddress)
  const shippingAddress = shipping.success
    ? readAddress(shipping.data, '/shippingAddress', places, violations)
    : null

  const accountType = input.accountType === 'business' ? 'business' : 'private'
  const company = fields.optionalText('company', 255) ?? billingAddress.company
  if (accountType === 'business' && company === null)
    violations.push(
      violation('/billingAddress/company', 'IS_BLANK_ERROR', 'This value should not be blank.'),
    )
  const vatIds = readVatIds(input.vatIds, violations)

  if (violations.length > 0) return fail(violations)
  const { salutationId } = billingAddress
  const customer = { email, accountType, company, salutationId, firstName, lastName } as const
  return ok({
    ...customer,
    vatIds: accountType === 'business' ? vatIds : [],
    billingAddress,
    shippingAddress,
  })
}

const NAMES = ['salutationId', 'firstName', 'lastName'] as const

function pick(from: Input, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    names.filter((name) => from[name] != null).map((name) => [name, from[name]]),
  )
}

/** Accounts with a password come with their own issue; until then nobody is told they have one. */
function checkGuest({ guest }: Input, violations: Violation[]): void {
  if (guest !== true)
    violations.push(violation('/guest', 'NOT_EQUAL_ERROR', 'This value should be equal to true.'))
}

function checkStorefront(url: string, domains: readonly string[], violations: Violation[]): void {
  if (url !== '' && !domains.includes(url.replace(/\/+$/, '')))
    violations.push(
      violation('/storefrontUrl', 'NO_SUCH_CHOICE_ERROR', 'The value you selected is not valid.'),
    )
}

function readVatIds(foreign: unknown, violations: Violation[]): readonly string[] {
  const ids = z.array(z.string()).safeParse(foreign ?? [])
  if (!ids.success) {
    violations.push(violation('/vatIds', 'INVALID_TYPE_ERROR', 'This value should be a list.'))
    return []
  }
  const given = ids.data.map((id) => id.replaceAll(/\s/g, '').toUpperCase()).filter(Boolean)
  given.forEach((id, index) => {
    if (vatIdCountry(id) === null)
      violations.push(
        violation(`/vatIds/${index}`, 'VAT_ID_FORMAT_NOT_CORRECT', 'The VAT id has a wrong form.'),
      )
  })
  return given
}

function violation(pointer: string, name: string, detail: string): Violation {
  return { pointer, name, detail }
}
