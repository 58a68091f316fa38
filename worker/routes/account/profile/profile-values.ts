import type { Profile } from '#shared/schemas/forms/account/profile.ts'
import type { Customer } from '#shared/schemas/store-api/context.ts'
import type { NewProfile } from '#worker/store-api/account/account-api.ts'

/** What the form of personal data starts with. */
export function profileValues(customer: Customer): Record<string, string> {
  return {
    accountType: customer.accountType ?? (customer.company ? 'business' : 'private'),
    salutationId: customer.salutationId ?? '',
    firstName: customer.firstName,
    lastName: customer.lastName,
    company: customer.company ?? '',
    vatId: customer.vatIds?.[0] ?? '',
  }
}

/** The Store API forgets what is not sent: what our form does not ask for goes back as it was. */
export function profileOf(checked: Profile, customer: Customer): NewProfile {
  const { accountType, company, vatId, ...person } = checked
  const isBusiness = accountType === 'business'
  return {
    ...person,
    accountType,
    company: isBusiness ? company : '',
    vatIds: isBusiness && vatId !== '' ? [vatId] : [],
    title: customer.title ?? null,
    ...birthdayParts(customer.birthday),
  }
}

function birthdayParts(birthday: string | null | undefined) {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(birthday ?? '') ?? []
  if (!year) return {}
  return {
    birthdayYear: Number(year),
    birthdayMonth: Number(month),
    birthdayDay: Number(day),
  }
}
