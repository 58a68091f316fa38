import { z } from '#shared/schemas/zod.ts'
import { locale } from '#worker/backend/sql/columns.ts'
import { CustomerAddress } from './order-records.ts'

const AddressData = CustomerAddress.omit({ id: true, createdAt: true })

/** The data of a registration, validated field by field. */
export const Registration = z
  .object({
    email: z.string(),
    accountType: z.enum(['private', 'business']),
    company: z.string().nullable(),
    vatIds: z.array(z.string()).readonly(),
    salutationId: z.string().nullable(),
    title: z.string().nullable(),
    firstName: z.string(),
    lastName: z.string(),
    /** YYYY-MM-DD */
    birthday: z.string().nullable(),
    billingAddress: AddressData,
    shippingAddress: AddressData.nullable(),
  })
  .readonly()
export type Registration = z.infer<typeof Registration>

/** The ids of a new customer's addresses. The second is unused if there is only one. */
export const AddressIds = z.object({ billing: z.string(), shipping: z.string() })
export type AddressIds = z.infer<typeof AddressIds>

const RequestedGroup = z.object({
  id: z.string(),
  name: z.object({ de: z.string(), en: z.string() }),
})

/**
 * All data that a confirmation needs to create the account. A converting guest already has a
 * customer.
 */
export const PendingAccount = z.object({
  customerId: z.string(),
  convertsGuest: z.boolean(),
  /** The guest's object, which becomes the customer's; null for a new customer. */
  shopperKey: z.string().nullable(),
  registration: Registration,
  addressIds: AddressIds,
  passwordHash: z.string(),
  requestedGroup: RequestedGroup.nullable(),
  locale,
})
export type PendingAccount = z.infer<typeof PendingAccount>
