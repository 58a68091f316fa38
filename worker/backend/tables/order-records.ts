import { byOrderText } from '#shared/domain/order/order-texts.ts'
import { PAYMENT_KINDS } from '#shared/domain/order/payment.ts'
import { z } from '#shared/schemas/zod.ts'

// The parts of an order that are stored as JSON.

export const CustomerAddress = z.object({
  id: z.string(),
  salutationId: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string().nullable(),
  street: z.string(),
  additionalLine: z.string().nullable(),
  title: z.string().nullable(),
  department: z.string().nullable(),
  secondLine: z.string().nullable(),
  zipcode: z.string(),
  city: z.string(),
  countryId: z.string(),
  countryStateId: z.string().nullable(),
  phone: z.string().nullable(),
  createdAt: z.string(),
})
export type CustomerAddress = z.infer<typeof CustomerAddress>

export const OrderTexts = z.object(byOrderText(() => z.string().optional()))

const Tax = z.object({ rate: z.int(), tax: z.int(), price: z.int() })
const Taxes = z.array(Tax)

export const PaymentMethodKind = z.enum([...PAYMENT_KINDS, 'none'])
export type PaymentMethodKind = z.infer<typeof PaymentMethodKind>

/** The customer at the time of the order. */
export const OrderCustomer = z.object({
  id: z.string(),
  number: z.string(),
  guest: z.boolean(),
  accountType: z.enum(['private', 'business']),
  email: z.string(),
  salutationId: z.string().nullable(),
  title: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string().nullable(),
  vatIds: z.array(z.string()),
})
export type OrderCustomer = z.infer<typeof OrderCustomer>

/** Totals in whole cents. */
export const OrderPrice = z.object({
  taxState: z.enum(['gross', 'net', 'tax-free']),
  positionPrice: z.int(),
  netPrice: z.int(),
  totalPrice: z.int(),
  rawTotal: z.int(),
  taxes: Taxes,
})

const Costs = z.object({
  unitPrice: z.int(),
  quantity: z.int(),
  totalPrice: z.int(),
  taxes: Taxes,
})

const Days = z.object({ min: z.int(), max: z.int() })

/**
 * The delivery of an order. `window` counts from the order and is null for downloads. `terms` allow
 * to count it from the payment.
 */
export const OrderDelivery = z.object({
  methodId: z.string().nullable(),
  key: z.string(),
  name: z.string(),
  costs: Costs,
  /** Discounts on the costs, as negative amounts. */
  discounts: z.array(Costs).default([]),
  window: z.object({ earliest: z.string(), latest: z.string() }).nullable(),
  terms: z.array(z.object({ days: Days, restocked: z.string().nullable() })).default([]),
})
export type OrderDelivery = z.infer<typeof OrderDelivery>

/** The state of a well-formed VAT id. `unchecked`: VIES has not responded. */
export const VatCheck = z.object({
  vatId: z.string(),
  verdict: z.enum(['valid', 'invalid', 'unchecked']),
  consultation: z.string().nullable(),
  checkedAt: z.string().nullable(),
})
export type VatCheck = z.infer<typeof VatCheck>

/** A line as the cart showed it. */
export const OrderLineRecord = z.looseObject({
  type: z.string(),
  good: z.boolean(),
  states: z.array(z.string()),
  referencedId: z.string(),
  price: z.looseObject({}),
  cover: z.looseObject({ id: z.string() }).nullable(),
  description: z.string().nullable().default(null),
  priceDefinition: z.looseObject({}).nullable().default(null),
  payload: z.looseObject({}),
})
