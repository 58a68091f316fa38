import { berlinTime } from '#shared/domain/calendar.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { isHexId } from '#shared/domain/ids.ts'
import { emailKeyOf, readEmail } from '#worker/backend/customers/credentials-input.ts'
import { fieldReader } from '#worker/backend/http/field-reader.ts'
import type { Input } from '#worker/backend/http/env.ts'
import { idOfText } from '#worker/backend/sql/ids.ts'
import type { Violation } from '#worker/backend/http/store-api-error.ts'
import type { ContactField, Vars } from '#worker/runtime/env.ts'

/** A message of the contact form. */
export type Inquiry = Readonly<{
  name: string
  email: string
  phone: string
  subject: string
  comment: string
  /** Id of its product or parent. */
  productId: string | null
}>

const MAX_NAME = 255
const MAX_PHONE = 64
const MAX_SUBJECT = 255
const MAX_COMMENT = 5000
/**
 * Refused in names, as in Shopware, because the receipt must not carry advertisements to strangers.
 */
const WEB_ADDRESS = /https?:\/\/|www\./i

/**
 * Parses `/contact-form`. Email, subject and comment are required, other fields only if
 * `CONTACT_REQUIRED` names them. With `entityName` product, `navigationId` is the product's id, as
 * in Shopware's own pages.
 */
export function readInquiry(
  input: Input,
  { CONTACT_REQUIRED: required }: Pick<Vars, 'CONTACT_REQUIRED'>,
): Result<Inquiry, readonly Violation[]> {
  const violations: Violation[] = []
  const fields = fieldReader(input, '', violations)
  const read = (field: ContactField, length: number) =>
    required.includes(field) ? fields.text(field, length) : fields.optionalText(field, length)
  // Validated but not stored, because mails use only the name.
  read('salutationId', MAX_NAME)
  const names = (['firstName', 'lastName'] as const).map((field) => {
    const name = read(field, MAX_NAME) ?? ''
    if (WEB_ADDRESS.test(name)) {
      const detail = 'This value must not contain a URL.'
      violations.push({ pointer: `/${field}`, name: 'REGEX_FAILED_ERROR', detail })
    }
    return name
  })
  const inquiry = {
    name: names.join(' ').trim(),
    email: readEmail(input, 'email', violations),
    phone: read('phone', MAX_PHONE) ?? '',
    subject: fields.text('subject', MAX_SUBJECT),
    comment: fields.lines('comment', MAX_COMMENT),
    productId: productIn(input),
  }
  return violations.length > 0 ? fail(violations) : ok(inquiry)
}

/** The id of an inquiry, which is the same for a repetition on the same day. */
export function inquiryId({ email, subject, comment, productId }: Inquiry, at: Date): string {
  const day = berlinTime(at).date
  return idOfText('inquiry', JSON.stringify([day, emailKeyOf(email), subject, comment, productId]))
}

function productIn({ entityName, navigationId }: Input): string | null {
  return entityName === 'product' && typeof navigationId === 'string' && isHexId(navigationId)
    ? navigationId
    : null
}
