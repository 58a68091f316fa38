import { vatIdCountry } from '#shared/domain/tax/vat-id.ts'
import { z } from '#shared/schemas/zod.ts'
import type { Input } from '#worker/backend/http/env.ts'
import type { Violation } from '#worker/backend/http/store-api-error.ts'
import { fieldReader } from '../http/field-reader.ts'

export type Business = Readonly<{
  accountType: 'private' | 'business'
  company: string | null
  vatIds: readonly string[]
}>

/**
 * Parses the buyer: a private person, or a business with a name and optional VAT ids.
 * @param companyAt the pointer of a missing business name
 * @param ofMissingName receives that violation; a registration reports it after all others are
 * corrected
 */
export function readBusiness(
  input: Input,
  addressCompany: string | null,
  companyAt: string,
  violations: Violation[],
  ofMissingName: Violation[] = violations,
): Business {
  const accountType = input.accountType === 'business' ? 'business' : 'private'
  if (input.accountType && input.accountType !== accountType) {
    const detail = 'The value you selected is not a valid choice.'
    violations.push({ pointer: '/accountType', name: 'NO_SUCH_CHOICE_ERROR', detail })
  }
  const company = fieldReader(input, '', violations).optionalText('company', 255) ?? addressCompany
  if (accountType === 'business' && company === null) {
    const detail = 'This value should not be blank.'
    ofMissingName.push({ pointer: `${companyAt}/company`, name: 'IS_BLANK_ERROR', detail })
  }
  const vatIds = readVatIds(input.vatIds, violations)
  return { accountType, company, vatIds: accountType === 'business' ? vatIds : [] }
}

/** VAT ids; null and blank entries, which forms send for private customers, are left out. */
function readVatIds(foreign: unknown, violations: Violation[]): readonly string[] {
  const ids = z.array(z.string().nullable()).safeParse(foreign ?? [])
  if (!ids.success) {
    const detail = 'This value should be a list.'
    violations.push({ pointer: '/vatIds', name: 'INVALID_TYPE_ERROR', detail })
    return []
  }
  const vatIds = ids.data
    .map((id) => (id ?? '').replaceAll(/\s/g, '').toUpperCase())
    .filter(Boolean)
  vatIds.forEach((id, index) => {
    if (vatIdCountry(id) !== null) return
    const detail = 'The VAT id has a wrong form.'
    violations.push({ pointer: `/vatIds/${index}`, name: 'VAT_ID_FORMAT_NOT_CORRECT', detail })
  })
  return vatIds
}

const Part = z.coerce.number().int()
const Birthday = z.object({ birthdayDay: Part, birthdayMonth: Part, birthdayYear: Part })
const OLDEST_YEAR = 1900

/** `birthdayDay`, `birthdayMonth` and `birthdayYear` as YYYY-MM-DD; null if absent. */
export function readBirthday(input: Input, violations: Violation[]): string | null {
  const { birthdayDay, birthdayMonth, birthdayYear } = input
  const fields = [birthdayDay, birthdayMonth, birthdayYear].filter(
    (part) => part != null && part !== '',
  )
  if (fields.length === 0) return null
  const parts = Birthday.safeParse(input)
  const day = parts.success && calendarDay(parts.data)
  if (day) return day
  const detail = 'This value is not a valid date.'
  violations.push({ pointer: '/birthdayDay', name: 'INVALID_FORMAT_ERROR', detail })
  return null
}

const two = (part: number) => String(part).padStart(2, '0')

function calendarDay({ birthdayDay, birthdayMonth, birthdayYear }: z.infer<typeof Birthday>) {
  const day = `${birthdayYear}-${two(birthdayMonth)}-${two(birthdayDay)}`
  return birthdayYear >= OLDEST_YEAR && z.iso.date().safeParse(day).success ? day : null
}
