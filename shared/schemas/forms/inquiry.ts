import { validateForm } from './field-error.ts'
import type { Fields } from './fields.ts'
import { Email, mustBeTicked, optionalText, Phone, requiredLines, requiredText } from './text.ts'
import { z } from './zod.ts'

/** Shopware refuses addresses of the web in a name. */
const ADDRESS_OF_THE_WEB = /https?:\/\/|www\./i

const shared = {
  name: optionalText(255).check(z.refine((name) => !ADDRESS_OF_THE_WEB.test(name), 'general')),
  email: Email,
  phoneNumber: Phone,
  comment: requiredLines(5000),
  acceptedDataProtection: mustBeTicked('privacy'),
  /** A trap for machines; a filled one is said, because a browser may fill it too. */
  website: z._default(z.string(), '').check(z.refine((input) => input.trim() === '', 'trap')),
}
const Inquiry = z.object({ ...shared, subject: requiredText(255) })
/** About a product, whose name is the subject. */
const ProductInquiry = z.object({ ...shared, subject: optionalText(255) })

/** Checks the contact form; a question about a product needs no subject. */
export const checkInquiry = (fields: Fields, isAboutProduct: boolean) =>
  validateForm(isAboutProduct ? ProductInquiry : Inquiry, fields)
