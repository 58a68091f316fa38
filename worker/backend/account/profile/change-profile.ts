import type { Locale } from '#shared/i18n/locales.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import type { Input } from '#worker/backend/http/env.ts'
import type { Violation } from '#worker/backend/http/store-api-error.ts'
import type { Places } from '#worker/backend/channel/places.ts'
import { unspecifiedSalutation } from '#worker/backend/customers/address-input.ts'
import type { Customer } from '#worker/backend/customers/customer.ts'
import { fieldReader } from '#worker/backend/http/field-reader.ts'
import {
  readBirthday,
  readBusiness,
  type Business,
} from '#worker/backend/customers/person-input.ts'
import { prepare, sql } from '#worker/backend/sql/sql.ts'
import { set } from '#worker/backend/sql/table.ts'
import { CustomerTable } from '#worker/backend/tables/customers.ts'

const BIRTHDAY = ['birthdayDay', 'birthdayMonth', 'birthdayYear'] as const

export type Profile = Business &
  Readonly<{
    salutationId: string | null
    title: string | null
    firstName: string
    lastName: string
    birthday: string | null
  }>

/**
 * Parses personal data and reports every invalid field. Title, birthday and business fields retain
 * their values if they are not sent.
 */
export function readProfile(
  input: Input,
  { salutations }: Pick<Places, 'salutations'>,
  before: Pick<Customer, 'title' | 'birthday' | keyof Business>,
): Result<Profile, readonly Violation[]> {
  const violations: Violation[] = []
  const fields = fieldReader(input, '', violations)
  const salutationId = fields.optionalText('salutationId', 32)
  if (salutationId !== null && !salutations.some(({ id }) => id === salutationId)) {
    const detail = 'This salutation does not exist.'
    violations.push({ pointer: '/salutationId', name: 'ENTITY_DOES_NOT_EXISTS', detail })
  }
  const profile = {
    salutationId: salutationId ?? unspecifiedSalutation({ salutations }),
    title: input.title === undefined ? before.title : fields.optionalText('title', 100),
    firstName: fields.text('firstName', 255),
    lastName: fields.text('lastName', 255),
    birthday: BIRTHDAY.some((part) => part in input)
      ? readBirthday(input, violations)
      : before.birthday,
    ...(input.accountType === undefined
      ? { accountType: before.accountType, company: before.company, vatIds: before.vatIds }
      : readBusiness(input, null, '', violations)),
  }
  return violations.length > 0 ? fail(violations) : ok(profile)
}

export function profileUpdate(
  db: D1Database,
  customerId: string,
  profile: Profile,
): D1PreparedStatement {
  const { accountType, company, vatIds, salutationId, title, firstName, lastName, birthday } =
    profile
  const changed = set(CustomerTable, {
    accountType,
    company,
    vatIds,
    salutationId,
    title,
    firstName,
    lastName,
    birthday,
  })
  return prepare(db, sql`UPDATE customer SET ${changed} WHERE id = ${customerId}`)
}

/** The language of a customer's mails. */
export function localeUpdate(
  db: D1Database,
  customerId: string,
  locale: Locale,
): D1PreparedStatement {
  return prepare(db, sql`UPDATE customer SET locale = ${locale} WHERE id = ${customerId}`)
}

/** Null, after an order without payment, preserves the earlier choice. */
export function paymentMethodUpdate(
  db: D1Database,
  customerId: string,
  paymentMethodId: string | null,
): D1PreparedStatement {
  return prepare(
    db,
    sql`UPDATE customer_account
      SET payment_method_id = coalesce(${paymentMethodId}, payment_method_id)
      WHERE customer_id = ${customerId}`,
  )
}
