import { z } from '#shared/schemas/zod.ts'
import { flag, int, json, locale, text } from '#worker/backend/sql/columns.ts'
import { table } from '#worker/backend/sql/table.ts'
import { PendingAccount } from './registration.ts'

/** The next visible number of orders and customers. */
export const NumberRangeTable = table('number_range', {
  name: z.enum(['order', 'customer']),
  next: int,
})

export const CustomerTable = table('customer', {
  id: text,
  number: int,
  guest: flag,
  accountType: z.enum(['private', 'business']),
  email: text,
  salutationId: text.nullable(),
  title: text.nullable(),
  firstName: text,
  lastName: text,
  company: text.nullable(),
  vatIds: json(z.array(text)),
  /** YYYY-MM-DD */
  birthday: text.nullable(),
  locale,
  defaultBillingAddressId: text,
  defaultShippingAddressId: text,
  createdAt: text,
  /** The last visit of a guest. */
  lastSeenAt: text.nullable(),
})

export const CustomerAddressTable = table('customer_address', {
  id: text,
  customerId: text,
  salutationId: text.nullable(),
  title: text.nullable(),
  firstName: text,
  lastName: text,
  company: text.nullable(),
  department: text.nullable(),
  street: text,
  additionalLine: text.nullable(),
  secondLine: text.nullable(),
  zipcode: text,
  city: text,
  countryId: text,
  countryStateId: text.nullable(),
  phone: text.nullable(),
  createdAt: text,
})

export const CustomerGroupTable = table('customer_group', {
  id: text,
  key: text,
  nameDe: text,
  nameEn: text,
  /** Whether it has a registration page, and whether for companies only. */
  registrationActive: flag,
  onlyCompanies: flag,
  titleDe: text,
  titleEn: text,
  introductionDe: text,
  introductionEn: text,
  netPrices: flag,
})

/** The account of a customer. A guest has none. */
export const CustomerAccountTable = table('customer_account', {
  customerId: text,
  /** The address in lower case. */
  emailKey: text,
  passwordHash: text,
  /** Names the Durable Object with the customer's cart and sessions. */
  shopperKey: text,
  groupId: text,
  requestedGroupId: text.nullable(),
  paymentMethodId: text.nullable(),
  lockedAt: text.nullable(),
  optInSentAt: text.nullable(),
  confirmedAt: text.nullable(),
  firstLoginAt: text.nullable(),
  lastLoginAt: text.nullable(),
})

/** A registration that awaits confirmation. */
export const RegistrationTable = table('registration', {
  tokenHash: text,
  emailKey: text,
  /** Null after the confirmation. */
  data: json(PendingAccount).nullable(),
  createdAt: text,
  confirmedAt: text.nullable(),
})

export const RecoveryTable = table('recovery', {
  tokenHash: text,
  customerId: text,
  createdAt: text,
})

export const EmailChangeTable = table('email_change', {
  tokenHash: text,
  customerId: text,
  email: text,
  createdAt: text,
})

export const VatCheckTable = table('vat_check', {
  vatId: text,
  verdict: z.enum(['valid', 'invalid']),
  consultation: text.nullable(),
  checkedAt: text,
})
