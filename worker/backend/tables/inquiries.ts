import { locale, text } from '#worker/backend/sql/columns.ts'
import { table } from '#worker/backend/sql/table.ts'

export const InquiryTable = table('inquiry', {
  id: text,
  receivedAt: text,
  locale,
  name: text,
  email: text,
  emailKey: text,
  phone: text,
  subject: text,
  comment: text,
  /** The product number. */
  number: text.nullable(),
})

/** A withdrawal as declared. */
export const WithdrawalTable = table('withdrawal', {
  id: text,
  receivedAt: text,
  locale,
  name: text,
  email: text,
  orderNumber: text,
  /** The items as free text of the customer; '' is the whole order. */
  lines: text,
})
