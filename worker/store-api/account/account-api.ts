import { Address, Customer, CustomerGroup } from '#shared/schemas/store-api/context.ts'
import { CustomerSession, LoggedIn } from '#shared/schemas/store-api/account.ts'
import { fail, ok } from '#shared/domain/result.ts'
import { z } from '#shared/schemas/zod.ts'
import type { NewAddress } from '../shopping/checkout-api.ts'
import type { CallingShopper } from '../transport/calling-shopper.ts'
import type { StoreApiFailure, Transport } from '../transport/transport.ts'

export type NewCustomer = {
  readonly email: string
  readonly password: string
  readonly accountType: 'private' | 'business'
  readonly vatIds: readonly string[]
  readonly billingAddress: NewAddress
  readonly requestedGroupId: string | null
  /** One of the shop's own addresses, as the Store API wants it. */
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
const SHOWN_OF_A_CUSTOMER = {
  group: {},
  lastPaymentMethod: {},
  defaultShippingAddress: WITH_PLACES,
}

const Told = z.record(z.string(), z.unknown())
const ALL_ORDERS = {
  limit: 100,
  sort: [{ field: 'orderDateTime', order: 'DESC' }],
  associations: { lineItems: {}, deliveries: {}, transactions: {}, billingAddress: {} },
}

function isMissing(failure: StoreApiFailure): boolean {
  return failure.kind === 'refused' && failure.status === 404
}

/** Answers that say nothing more than that it is done. */
const Done = z.unknown()
const Elements = <S extends z.ZodType>(of: S) => z.object({ elements: z.array(of) })

/** Customers: how they come in and go, and what they keep in the shop. */
export function accountApi(transport: Transport) {
  const post = <S extends z.ZodType>(
    shopper: CallingShopper,
    path: string,
    schema: S,
    body: object = {},
  ) => transport({ ...shopper, method: 'POST', path: `/account${path}`, schema, body })

  return {
    /** The answer carries a new token; what a guest had in the cart comes along. */
    login: async (
      shopper: CallingShopper,
      username: string,
      password: string,
      knownDevice?: string | undefined,
    ) => {
      const device = knownDevice ? { knownDevice } : {}
      const entered = await post(shopper, '/login', LoggedIn, { username, password, ...device })
      if (!entered.ok || entered.value.token !== null) return entered
      return fail({ kind: 'invalid-answer', detail: 'POST /account/login: no token' } as const)
    },
    logout: (shopper: CallingShopper) => post(shopper, '/logout', Done),

    register: (shopper: CallingShopper, customer: NewCustomer) => {
      const { salutationId, firstName, lastName, company } = customer.billingAddress
      const person = { salutationId, firstName, lastName, ...(company && { company }) }
      const more = { acceptedDataProtection: true, guest: false }
      return post(shopper, '/register', Customer, { ...customer, ...person, ...more })
    },
    confirmRegistration: (shopper: CallingShopper, link: { em: string; hash: string }) =>
      post(shopper, '/register-confirm', Done, link),
    /** Whether this shop can: a version that cannot does not know the route. */
    convertsGuests: async (shopper: CallingShopper) => {
      const refused = await post(shopper, '/convert-guest', Done)
      return refused.ok || !isMissing(refused.error)
    },
    convertGuest: (shopper: CallingShopper, password: string) =>
      post(shopper, '/convert-guest', Done, { password }),
    group: (shopper: CallingShopper, idOrKey: string) =>
      transport({
        ...shopper,
        method: 'GET',
        path: `/customer-group-registration/config/${encodeURIComponent(idOrKey)}`,
        schema: CustomerGroup,
      }),

    requestRecovery: (shopper: CallingShopper, email: string, storefrontUrl: string) =>
      post(shopper, '/recovery-password', Done, { email, storefrontUrl }),
    isRecoveryExpired: (shopper: CallingShopper, hash: string) =>
      post(shopper, '/customer-recovery-is-expired', z.object({ isExpired: z.boolean() }), {
        hash,
      }),
    recover: (shopper: CallingShopper, hash: string, newPassword: string) =>
      post(shopper, '/recovery-password-confirm', Done, {
        hash,
        newPassword,
        newPasswordConfirm: newPassword,
      }),

    customer: (shopper: CallingShopper) =>
      post(shopper, '/customer', Customer, { associations: SHOWN_OF_A_CUSTOMER }),
    customerWithAddresses: (shopper: CallingShopper) =>
      post(shopper, '/customer', Customer, {
        associations: { ...SHOWN_OF_A_CUSTOMER, addresses: WITH_PLACES },
      }),
    changeProfile: (shopper: CallingShopper, profile: NewProfile) =>
      post(shopper, '/change-profile', Done, profile),
    changeEmail: (shopper: CallingShopper, email: string, password: string) =>
      post(shopper, '/change-email', Done, { email, emailConfirmation: email, password }),
    confirmEmail: (shopper: CallingShopper, hash: string) =>
      post(shopper, '/change-email-confirm', Done, { hash }),
    /** The answer carries a new token. */
    changePassword: (shopper: CallingShopper, password: string, newPassword: string) =>
      post(shopper, '/change-password', Done, {
        password,
        newPassword,
        newPasswordConfirm: newPassword,
      }),
    changeLanguage: (shopper: CallingShopper, languageId: string) =>
      post(shopper, '/change-language', Done, { languageId }),
    changePaymentMethod: (shopper: CallingShopper, id: string) =>
      post(shopper, `/change-payment-method/${encodeURIComponent(id)}`, Done),

    addresses: (shopper: CallingShopper) => post(shopper, '/list-address', Elements(Address)),
    createAddress: (shopper: CallingShopper, address: NewAddress) =>
      post(shopper, '/address', Address, address),
    changeAddress: (shopper: CallingShopper, id: string, address: NewAddress) =>
      transport({ ...shopper, ...addressCall('PATCH', id), schema: Done, body: address }),
    deleteAddress: (shopper: CallingShopper, id: string) =>
      transport({ ...shopper, ...addressCall('DELETE', id), schema: Done }),
    makeDefault: (shopper: CallingShopper, id: string, role: 'billing' | 'shipping') =>
      transport({ ...shopper, ...addressCall('PATCH', id, `default-${role}/`), schema: Done }),

    /** What our own backend knows beyond Shopware; a shop without it answers 404. */
    sessions: (shopper: CallingShopper) => post(shopper, '/session', Elements(CustomerSession)),
    endSession: (shopper: CallingShopper, id: string) =>
      transport({
        ...shopper,
        method: 'DELETE',
        path: `/account/session/${encodeURIComponent(id)}`,
        schema: Done,
      }),
    logoutEverywhere: (shopper: CallingShopper) => post(shopper, '/logout-everywhere', Done),
    /** A Shopware has no such file: there it is what its own calls tell of the customer. */
    exportData: async (shopper: CallingShopper) => {
      const whole = await post(shopper, '/export', Told)
      if (whole.ok || !isMissing(whole.error)) return whole
      const [customer, orders] = await Promise.all([
        post(shopper, '/customer', Told, {
          associations: { ...SHOWN_OF_A_CUSTOMER, addresses: WITH_PLACES },
        }),
        transport({ ...shopper, method: 'POST', path: '/order', schema: Told, body: ALL_ORDERS }),
      ])
      if (!customer.ok) return customer
      if (!orders.ok) return orders
      return ok({
        data: { customer: customer.value.data, ...orders.value.data },
        token: null,
      })
    },
    remove: (shopper: CallingShopper, password: string) =>
      transport({
        ...shopper,
        method: 'DELETE',
        path: '/account/customer',
        schema: Done,
        body: { password },
      }),
  }
}

function addressCall<M extends 'PATCH' | 'DELETE'>(method: M, id: string, role = '') {
  return { method, path: `/account/address/${role}${encodeURIComponent(id)}` }
}
