import { fail, ok, type Result } from '#shared/result.ts'
import { z } from '#shared/schemas/zod.ts'
import type { Input } from '#worker/backend/http/env.ts'
import type { Violation } from '#worker/backend/http/store-api-error.ts'
import { readAddress, type Places } from './address-input.ts'
import { readEmail, readNewPassword } from './credentials-input.ts'
import { fieldReader } from './field-reader.ts'
import { readBirthday, readBusiness } from './person-input.ts'
import type { Registration } from './registration-data.ts'
import { checkStorefrontUrl } from './storefront-url.ts'

/** What somebody sent to `account/register`. */
export type RegistrationRequest = Readonly<{
  registration: Registration
  /** Null for guests. */
  password: string | null
  requestedGroupId: string | null
}>

const EmbeddedObject = z.record(z.string(), z.unknown())

/**
 * Reads a registration and names every broken field at once (contract 2 and 5). Guests have no
 * password.
 * @param origin of the storefront, whose address `storefrontUrl` has to be
 */
export function readRegistration(
  input: Input,
  places: Places,
  origin: string,
): Result<RegistrationRequest, readonly Violation[]> {
  const violations: Violation[] = []
  const fields = fieldReader(input, '', violations)
  const billing = EmbeddedObject.safeParse(input.billingAddress)
  const billingInput = billing.success ? billing.data : {}
  const names = { ...pick(billingInput, NAMES), ...pick(input, NAMES) }

  checkStorefrontUrl(input, origin, violations)
  const email = readEmail(input, 'email', violations)
  const password = input.guest === true ? null : readNewPassword(input, 'password', violations)

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

  const business = readBusiness(input, billingAddress.company, '/billingAddress', violations)
  const title = fields.optionalText('title', 100)
  const birthday = readBirthday(input, violations)
  const requestedGroupId = fields.optionalText('requestedGroupId', 32)

  if (violations.length > 0) return fail(violations)
  const { salutationId } = billingAddress
  const person = { email, salutationId, title, firstName, lastName, birthday }
  const addresses = { billingAddress, shippingAddress }
  return ok({ registration: { ...person, ...business, ...addresses }, password, requestedGroupId })
}

const NAMES = ['salutationId', 'firstName', 'lastName'] as const

function pick(from: Input, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    names.filter((name) => from[name] != null).map((name) => [name, from[name]]),
  )
}
