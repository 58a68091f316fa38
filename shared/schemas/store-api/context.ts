import { z } from '#shared/schemas/zod.ts'
import { emptyAsMap } from './product.ts'
import { TaxStatus } from './price.ts'
import { rowsOf, tolerantObject } from './tolerant.ts'
import { inLanguage } from './translated.ts'

const CountryState = inLanguage(z.object({ id: z.string(), name: z.string() }))

export const Country = inLanguage(
  tolerantObject({
    id: z.string(),
    name: z.string(),
    iso: z.string(),
    position: z.number().nullish(),
    shippingAvailable: z.boolean().nullish(),
    forceStateInRegistration: z.boolean().nullish(),
    states: rowsOf(CountryState).nullish(),
  }),
)
export type Country = z.infer<typeof Country>

export const Salutation = inLanguage(
  z.object({
    id: z.string(),
    salutationKey: z.string(),
    displayName: z.string(),
  }),
)
export type Salutation = z.infer<typeof Salutation>

export const DeliveryWindow = z.object({ earliest: z.iso.date(), latest: z.iso.date() })
export type DeliveryWindow = z.infer<typeof DeliveryWindow>

/** Business days after a future payment. */
export const DaysAfterPayment = z.object({
  min: z.int(),
  max: z.int(),
  notBefore: z.iso.date().nullable(),
})

/**
 * `ripstop_refusal` is set if the method is not available for the cart (a kind that the page
 * translates).
 */
const MethodCustomFields = emptyAsMap(
  z.object({
    ripstop_refusal: z.string().nullish(),
    ripstop_cost: z.number().nullish(),
    ripstop_delivery: DeliveryWindow.nullish(),
    ripstop_after_payment: DaysAfterPayment.nullish(),
  }),
).nullish()

export const ShippingMethodFields = tolerantObject({
  id: z.string(),
  name: z.string(),
  technicalName: z.string(),
  description: z.string().nullish(),
  position: z.number().nullish(),
  customFields: MethodCustomFields,
})
export const ShippingMethod = inLanguage(ShippingMethodFields)
export type ShippingMethod = z.infer<typeof ShippingMethod>

export const PaymentMethod = inLanguage(
  tolerantObject({
    id: z.string(),
    name: z.string(),
    technicalName: z.string(),
    description: z.string().nullish(),
    position: z.number().nullish(),
    afterOrderEnabled: z.boolean().nullish(),
    /** Paid on an external page. */
    asynchronous: z.boolean().nullish(),
    customFields: MethodCustomFields,
  }),
)
export type PaymentMethod = z.infer<typeof PaymentMethod>

export const Address = z.object({
  id: z.string(),
  title: z.string().nullish(),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string().nullish(),
  department: z.string().nullish(),
  street: z.string(),
  additionalAddressLine1: z.string().nullish(),
  additionalAddressLine2: z.string().nullish(),
  zipcode: z.string().nullish(),
  city: z.string(),
  countryId: z.string(),
  countryStateId: z.string().nullish(),
  countryState: CountryState.nullish(),
  salutationId: z.string().nullish(),
  phoneNumber: z.string().nullish(),
  country: Country.nullish(),
  isDefaultBillingAddress: z.boolean().nullish(),
  isDefaultShippingAddress: z.boolean().nullish(),
})
export type Address = z.infer<typeof Address>

/** A customer group with the texts of its registration page. */
export const CustomerGroup = inLanguage(
  z.object({
    id: z.string(),
    name: z.string(),
    registrationActive: z.boolean().nullish(),
    registrationTitle: z.string().nullish(),
    registrationIntroduction: z.string().nullish(),
    registrationOnlyCompanyRegistration: z.boolean().nullish(),
  }),
)
export type CustomerGroup = z.infer<typeof CustomerGroup>

export const Customer = z.object({
  id: z.string(),
  guest: z.boolean().default(false),
  active: z.boolean().nullish(),
  doubleOptInRegistration: z.boolean().nullish(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string().nullish(),
  vatIds: z.array(z.string()).nullish(),
  accountType: z.enum(['private', 'business']).nullish(),
  salutationId: z.string().nullish(),
  title: z.string().nullish(),
  /** YYYY-MM-DD */
  birthday: z.string().nullish(),
  languageId: z.string().nullish(),
  group: CustomerGroup.nullish(),
  requestedGroupId: z.string().nullish(),
  lastPaymentMethodId: z.string().nullish(),
  /** In Shopware 6.6 the default payment method of the account, next to the last used one. */
  defaultPaymentMethodId: z.string().nullish(),
  lastPaymentMethod: PaymentMethod.nullish(),
  customerNumber: z.string().nullish(),
  orderCount: z.int().nullish(),
  defaultBillingAddressId: z.string().nullish(),
  defaultShippingAddressId: z.string().nullish(),
  defaultBillingAddress: Address.nullish(),
  defaultShippingAddress: Address.nullish(),
  activeBillingAddress: Address.nullish(),
  activeShippingAddress: Address.nullish(),
  /** All addresses, if requested. */
  addresses: z.array(Address).nullish(),
})
export type Customer = z.infer<typeof Customer>

export const SalesChannelContext = z.object({
  token: z.string().nullish(),
  customer: Customer.nullish(),
  currency: z.object({ id: z.string(), isoCode: z.string() }),
  paymentMethod: PaymentMethod,
  shippingMethod: ShippingMethod,
  shippingLocation: z.object({ country: Country, address: Address.nullish() }),
  salesChannel: z.object({
    languageId: z.string(),
    countryId: z.string(),
    /** The URLs of the storefronts. */
    domains: z.array(z.object({ url: z.string(), languageId: z.string() })).nullish(),
  }),
  currentCustomerGroup: z.object({ id: z.string() }).nullish(),
  context: tolerantObject({
    languageIdChain: z.array(z.string()),
    taxState: TaxStatus,
    ruleIds: z.array(z.string()).nullish(),
  }),
})
export type SalesChannelContext = z.infer<typeof SalesChannelContext>
