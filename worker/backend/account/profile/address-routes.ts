import { Hono, type Context } from 'hono'
import { isHexId } from '#shared/domain/ids.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { respond } from '#worker/backend/http/respond.ts'
import { respondWithList } from '#worker/backend/http/criteria/respond-with-list.ts'
import type { BackendEnv, Input } from '#worker/backend/http/env.ts'
import {
  malformedId,
  ADDRESS_IS_ACTIVE,
  ADDRESS_IS_DEFAULT,
  ADDRESS_NOT_FOUND,
} from '#worker/backend/http/refusals.ts'
import { newId } from '#worker/backend/sql/ids.ts'
import {
  storeApiError,
  violationErrors,
  type Refusal,
  type Violation,
} from '#worker/backend/http/store-api-error.ts'
import {
  rejectPlaces,
  readAddress,
  unspecifiedSalutation,
  type AddressInput,
} from '#worker/backend/customers/address-input.ts'
import type { Places } from '#worker/backend/channel/places.ts'
import {
  createAddress,
  deleteAddress,
  makeDefault,
  MAX_ADDRESSES,
  updateAddress,
} from './change-address.ts'
import { addressIn } from '#worker/backend/customers/customer-struct.ts'
import { requireCustomer, type SignedIn } from '#worker/backend/current-shopper/require-customer.ts'
import type { CustomerAddress } from '#worker/backend/tables/order-records.ts'

type C = Context<BackendEnv>

/**
 * Addresses of the logged-in customer or guest. Others' addresses get the response of unknown ids.
 */
export const addressRoutes = new Hono<BackendEnv>()
  .on(['GET', 'POST'], '/account/list-address', async (c) => {
    const found = await requireCustomer(c)
    if (!found.ok) return found.error
    const { customer, context } = found.value
    const addresses = customer.addresses.map((address) => addressIn(address, customer, context))
    return respondWithList(c, 'customer_address', addresses)
  })
  .post('/account/address', (c) => create(c))
  .patch('/account/address/default-billing/:id', (c) => choose(c, 'billing'))
  .patch('/account/address/default-shipping/:id', (c) => choose(c, 'shipping'))
  .patch('/account/address/:id', (c) => update(c))
  .delete('/account/address/:id', (c) => remove(c))

async function create(c: C): Promise<Response> {
  const found = await requireCustomer(c)
  if (!found.ok) return found.error
  const { shop, customer, context } = found.value
  const read = readOwnAddress(c.var.input, context)
  if (!read.ok) return refuse(c, read.error)
  const input = read.value
  const id = newId()
  const created = await createAddress(shop.db, customer, { id, input }, shop.at)
  if (!created.ok) return violationErrors(c, [TOO_MANY])
  const createdAt = shop.at.toISOString()
  return respond(c, addressIn({ ...input, id, createdAt }, customer, context))
}

async function update(c: C): Promise<Response> {
  const found = await ownAddress(c)
  if (found instanceof Response) return found
  const { shop, customer, context, address } = found
  const isMoving = (c.var.input.countryId ?? address.countryId) !== address.countryId
  // A state belongs to one country, so an address in another country loses it.
  const before = isMoving ? { ...address, countryStateId: null } : address
  const read = readOwnAddress({ ...optionalOf(before), ...c.var.input }, context)
  if (!read.ok) return refuse(c, read.error)
  const input = read.value
  if (!(await updateAddress(shop.db, customer.id, address.id, input)))
    return storeApiError(c, { ...ADDRESS_NOT_FOUND, parameters: { addressId: address.id } })
  return respond(c, addressIn({ ...address, ...input }, customer, context))
}

async function remove(c: C): Promise<Response> {
  const found = await ownAddress(c)
  if (found instanceof Response) return found
  const { shop, customer, session, address } = found
  const { billingAddressId, shippingAddressId } = session.settings
  const parameters = { addressId: address.id }
  if (address.id === billingAddressId || address.id === shippingAddressId)
    return storeApiError(c, { ...ADDRESS_IS_ACTIVE, parameters })
  const deleted = await deleteAddress(shop.db, customer.id, address.id)
  if (deleted.ok) return c.body(null, 204)
  const refusal = deleted.error === 'is-default' ? ADDRESS_IS_DEFAULT : ADDRESS_NOT_FOUND
  return storeApiError(c, { ...refusal, parameters })
}

async function choose(c: C, role: 'billing' | 'shipping'): Promise<Response> {
  const found = await ownAddress(c)
  if (found instanceof Response) return found
  const { shop, customer, address } = found
  if (!(await makeDefault(shop.db, customer.id, address.id, role)))
    return storeApiError(c, { ...ADDRESS_NOT_FOUND, parameters: { addressId: address.id } })
  return c.body(null, 204)
}

async function ownAddress(
  c: C,
): Promise<Response | (SignedIn & { readonly address: CustomerAddress })> {
  const found = await requireCustomer(c)
  if (!found.ok) return found.error
  const id = c.req.param('id') ?? ''
  if (!isHexId(id)) return storeApiError(c, malformedId(id))
  const address = found.value.customer.addresses.find((known) => known.id === id)
  if (address) return { ...found.value, address }
  return storeApiError(c, { ...ADDRESS_NOT_FOUND, parameters: { addressId: id } })
}

type AddressError = Refusal | readonly Violation[]

/** As in Shopware, a missing salutation becomes `not_specified`. */
function readOwnAddress(input: Input, places: Places): Result<AddressInput, AddressError> {
  const refusal = rejectPlaces(input, places)
  if (refusal) return fail(refusal)
  const violations: Violation[] = []
  const rowViolations: Violation[] = []
  const row = { pointer: '/0', violations: rowViolations }
  const address = readAddress(input, '', places, violations, row)
  if (violations.length > 0) return fail(violations)
  if (rowViolations.length > 0) return fail(rowViolations)
  return ok({ ...address, salutationId: address.salutationId ?? unspecifiedSalutation(places) })
}

function refuse(c: C, refused: AddressError): Response {
  return 'code' in refused ? storeApiError(c, refused) : violationErrors(c, refused)
}

/** The fields of a stored address that a change may omit. All others are required. */
function optionalOf(address: AddressInput): Input {
  const { salutationId, title, company, department, countryStateId, phone } = address
  const { additionalLine: additionalAddressLine1, secondLine: additionalAddressLine2 } = address
  const lines = { additionalAddressLine1, additionalAddressLine2, phoneNumber: phone }
  return { salutationId, title, company, department, countryStateId, ...lines }
}

const TOO_MANY: Violation = {
  pointer: '/',
  name: 'TOO_HIGH_ERROR',
  detail: `There are no more than ${MAX_ADDRESSES} addresses in an account.`,
}
