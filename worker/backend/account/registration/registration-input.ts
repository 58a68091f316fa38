import type { Domain } from '#worker/backend/channel/domains.ts'
import type { Vars } from '#worker/runtime/env.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { z } from '#shared/schemas/zod.ts'
import type { Input } from '#worker/backend/http/env.ts'
import type { Refusal, Violation } from '#worker/backend/http/store-api-error.ts'
import type { Places } from '#worker/backend/channel/places.ts'
import { rejectPlaces, readAddress } from '#worker/backend/customers/address-input.ts'
import {
  readStorefront,
  readEmail,
  readNewPassword,
} from '#worker/backend/customers/credentials-input.ts'
import { fieldReader } from '#worker/backend/http/field-reader.ts'
import { readBirthday, readBusiness } from '#worker/backend/customers/person-input.ts'
import type { Registration } from '#worker/backend/tables/registration.ts'

/** A validated request to `account/register`. */
export type RegistrationRequest = Readonly<{
  registration: Registration
  /** Null for guests. */
  password: string | null
  requestedGroupId: string | null
  /** The front end where the person registers. */
  storefront: Domain | null
}>

export type RegistrationError =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'broken'; readonly violations: readonly Violation[] }

const EmbeddedObject = z.record(z.string(), z.unknown())

/**
 * Parses a registration and reports every invalid field at once (docs/store-api.md#registration).
 * Errors that Shopware finds only when it writes the row follow after the others are corrected.
 * @param vars with the domains of the sales channel, of which `storefrontUrl` must be one
 */
export function readRegistration(
  input: Input,
  places: Places,
  vars: Vars,
): Result<RegistrationRequest, RegistrationError> {
  const violations: Violation[] = []
  const rowViolations: Violation[] = []
  const fields = fieldReader(input, '', violations)
  const billing = EmbeddedObject.safeParse(input.billingAddress)
  const shipping = EmbeddedObject.safeParse(input.shippingAddress)
  const { firstName, lastName, salutationId = billing.data?.salutationId } = input
  // The bill is sent to the person, so the billing address contains their name.
  const billingInput = {
    ...billing.data,
    ...(billing.success && { title: input.title, firstName, lastName }),
    salutationId,
  }
  for (const address of [billingInput, shipping.data ?? {}]) {
    const refusal = rejectPlaces(address, places)
    if (refusal) return fail({ kind: 'refused', refusal })
  }

  const storefront = readStorefront(input, vars, violations)
  const email = readEmail(input, 'email', violations)
  const password = input.guest === true ? null : readNewPassword(input, 'password', violations)

  const names = readNames(input, places, violations, rowViolations)
  const billingAddress = readAddress(billingInput, '/billingAddress', places, violations, {
    pointer: '/0/addresses/0',
    violations: rowViolations,
  })
  const shippingAddress = shipping.success
    ? readAddress(shipping.data, '/shippingAddress', places, violations, {
        pointer: '/0/addresses/1',
        violations: rowViolations,
      })
    : null

  const { company } = billingAddress
  const business = readBusiness(input, company, '/billingAddress', violations, rowViolations)
  const title = fields.optionalText('title', 100)
  const birthday = readBirthday(input, rowViolations)
  const requestedGroupId = fields.optionalText('requestedGroupId', 32)

  if (violations.length > 0) return fail({ kind: 'broken', violations })
  if (rowViolations.length > 0) return fail({ kind: 'broken', violations: rowViolations })
  const person = { email, salutationId: billingAddress.salutationId, title, ...names, birthday }
  const addresses = { billingAddress, shippingAddress }
  const registration = { ...person, ...business, ...addresses }
  return ok({ registration, password, requestedGroupId, storefront })
}

/** The name of the person. An unknown salutation is a violation. */
function readNames(
  input: Input,
  { salutations }: Places,
  violations: Violation[],
  rowViolations: Violation[],
) {
  const row = { pointer: '/0', violations: rowViolations, areLengthsChecked: true }
  const fields = fieldReader(input, '', violations, row)
  const salutationId = fields.optionalText('salutationId', 32)
  if (salutationId !== null && !salutations.some(({ id }) => id === salutationId)) {
    const detail = 'This salutation does not exist.'
    violations.push({ pointer: '/salutationId', name: 'ENTITY_DOES_NOT_EXISTS', detail })
  }
  return { firstName: fields.text('firstName', 255), lastName: fields.text('lastName', 255) }
}
