import { Address, Customer, CustomerGroup } from '#shared/schemas/store-api/context.ts'
import { CustomerSession, LoggedIn } from '#shared/schemas/store-api/account.ts'
import { fail, ok } from '#shared/domain/result.ts'
import { rowsOf } from '#shared/schemas/store-api/tolerant.ts'
import { z } from '#shared/schemas/zod.ts'
import type { NewAddress } from '../shopping/checkout-api.ts'
import type { CallingShopper, StoreApiFailure, Transport } from '../transport/call.ts'

export type NewCustomer = {
  readonly email: string
  readonly password: string
  readonly accountType: 'private' | 'business'
  readonly vatIds: readonly string[]
  readonly billingAddress: NewAddress
  readonly requestedGroupId: string | null
  /** One of the shop's own domains, as the Store API requires it. */
  readonly storefrontUrl: string
}

export type NewProfile = {
  readonly salutationId: string
  readonly title: string | null
  readonly firstName: string
  readonly lastName: string
  readonly accountType: 'private' | 'business'
  readonly company: string
  readonly vatIds: readonly string[]
  readonly birthdayDay?: number
  readonly birthdayMonth?: number
  readonly birthdayYear?: number
}

const WITH_PLACES = { associations: { country: {}, countryState: {} } }
/** Associations that every version of Shopware has. */
const CUSTOMER_FIELDS = {
  group: {},
  lastPaymentMethod: {},
  defaultShippingAddress: WITH_PLACES,
}

const AnyRecord = z.record(z.string(), z.unknown())
const ALL_ORDERS = {
  limit: 100,
  sort: [{ field: 'orderDateTime', order: 'DESC' }],
  associations: { lineItems: {}, deliveries: {}, transactions: {}, billingAddress: {} },
}

function isMissing(failure: StoreApiFailure): boolean {
  return failure.kind === 'refused' && failure.status === 404
}

/** Responses without content. */
const Done = z.unknown()
const Elements = <S extends z.ZodType>(of: S) => z.object({ elements: rowsOf(of) })

/** Customers: login and registration, profile and addresses, sessions, and their data. */
/** A guest may have to confirm their address too. */
const Confirmed = z.object({ guest: z.boolean().nullish().catch(null) }).nullish()

export function accountApi(transport: Transport, calling: CallingShopper) {
  const post = <S extends z.ZodType>(path: string, schema: S, body: object = {}) =>
    transport({ ...calling, method: 'POST', path: `/account${path}`, schema, body })
  /** A call with a password. Its hashing takes longer than other calls. */
  const postSecret = <S extends z.ZodType>(path: string, schema: S, body: object) =>
    transport({
      ...calling,
      method: 'POST',
      path: `/account${path}`,
      schema,
      body,
      takesLong: true,
    })

  return {
    /** The response contains a new token. The guest's cart moves to the account. */
    login: async (username: string, password: string, knownDevice?: string | undefined) => {
      const device = knownDevice ? { knownDevice } : {}
      const entered = await postSecret('/login', LoggedIn, { username, password, ...device })
      if (!entered.ok || entered.value.token !== null) return entered
      return fail({ kind: 'invalid-answer', detail: 'POST /account/login: no token' } as const)
    },
    logout: () => post('/logout', Done),

    register: (customer: NewCustomer) => {
      const { salutationId, firstName, lastName, company } = customer.billingAddress
      const person = { salutationId, firstName, lastName, ...(company && { company }) }
      const more = { acceptedDataProtection: true, guest: false }
      return postSecret('/register', Customer, { ...customer, ...person, ...more })
    },
    confirmRegistration: (link: { em: string; hash: string }) =>
      post('/register-confirm', Confirmed, link),
    /** Whether this shop supports guest conversion; older versions have no such route. */
    convertsGuests: async () => {
      const refused = await post('/convert-guest', Done)
      return refused.ok || !isMissing(refused.error)
    },
    convertGuest: (password: string) => postSecret('/convert-guest', Done, { password }),
    group: (idOrKey: string) =>
      transport({
        ...calling,
        method: 'GET',
        path: `/customer-group-registration/config/${encodeURIComponent(idOrKey)}`,
        schema: CustomerGroup,
      }),

    requestRecovery: (email: string, storefrontUrl: string) =>
      post('/recovery-password', Done, { email, storefrontUrl }),
    isRecoveryExpired: (hash: string) =>
      post('/customer-recovery-is-expired', z.object({ isExpired: z.boolean() }), {
        hash,
      }),
    recover: (hash: string, newPassword: string) =>
      postSecret('/recovery-password-confirm', Done, {
        hash,
        newPassword,
        newPasswordConfirm: newPassword,
      }),

    customer: () => post('/customer', Customer, { associations: CUSTOMER_FIELDS }),
    customerWithAddresses: () =>
      post('/customer', Customer, {
        associations: { ...CUSTOMER_FIELDS, addresses: WITH_PLACES },
      }),
    changeProfile: (profile: NewProfile) => post('/change-profile', Done, profile),
    changeEmail: (email: string, password: string) =>
      postSecret('/change-email', Done, { email, emailConfirmation: email, password }),
    confirmEmail: (hash: string) => post('/change-email-confirm', Done, { hash }),
    /** The response contains a new token. */
    changePassword: (password: string, newPassword: string) =>
      postSecret('/change-password', Done, {
        password,
        newPassword,
        newPasswordConfirm: newPassword,
      }),
    changeLanguage: (languageId: string) => post('/change-language', Done, { languageId }),
    changePaymentMethod: (id: string) =>
      post(`/change-payment-method/${encodeURIComponent(id)}`, Done),

    addresses: () => post('/list-address', Elements(Address)),
    createAddress: (address: NewAddress) => post('/address', Address, address),
    changeAddress: (id: string, address: NewAddress) =>
      transport({ ...calling, ...addressCall('PATCH', id), schema: Done, body: address }),
    deleteAddress: (id: string) =>
      transport({ ...calling, ...addressCall('DELETE', id), schema: Done }),
    makeDefault: (id: string, role: 'billing' | 'shipping') =>
      transport({ ...calling, ...addressCall('PATCH', id, `default-${role}/`), schema: Done }),

    /** Calls that only our own backend has; a Shopware responds with a 404. */
    sessions: () => post('/session', Elements(CustomerSession)),
    endSession: (id: string) =>
      transport({
        ...calling,
        method: 'DELETE',
        path: `/account/session/${encodeURIComponent(id)}`,
        schema: Done,
      }),
    logoutEverywhere: () => post('/logout-everywhere', Done),
    /** A Shopware has no export, so the export is built from the customer and their orders. */
    exportData: async () => {
      const whole = await post('/export', AnyRecord)
      if (whole.ok || !isMissing(whole.error)) return whole
      const [customer, orders] = await Promise.all([
        post('/customer', AnyRecord, {
          associations: { ...CUSTOMER_FIELDS, addresses: WITH_PLACES },
        }),
        transport({
          ...calling,
          method: 'POST',
          path: '/order',
          schema: AnyRecord,
          body: ALL_ORDERS,
        }),
      ])
      if (!customer.ok) return customer
      if (!orders.ok) return orders
      return ok({
        data: { customer: customer.value.data, ...orders.value.data },
        token: null,
      })
    },
    remove: (password: string) =>
      transport({
        ...calling,
        method: 'DELETE',
        path: '/account/customer',
        schema: Done,
        body: { password },
        takesLong: true,
      }),
  }
}

function addressCall<M extends 'PATCH' | 'DELETE'>(method: M, id: string, role = '') {
  return { method, path: `/account/address/${role}${encodeURIComponent(id)}` }
}
