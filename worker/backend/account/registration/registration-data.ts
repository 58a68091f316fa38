import { z } from '#shared/schemas/zod.ts'
import { CustomerAddress } from '#worker/backend/customers/customer.ts'

const AddressData = CustomerAddress.omit({ id: true, createdAt: true })

/** The data of a registration, checked field by field. */
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
