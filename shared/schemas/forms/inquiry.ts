import { validateForm } from './field-error.ts'
import type { Fields } from './fields.ts'
import { Email, mustBeTicked, optionalText, Phone, requiredLines, requiredText } from './text.ts'
import { z } from './zod.ts'

/** Shopware rejects web addresses in a name. */
const ADDRESS_OF_THE_WEB = /https?:\/\/|www\./i

export const MAX_COMMENT_LENGTH = 5000

const shared = {
  name: optionalText(255).check(z.refine((name) => !ADDRESS_OF_THE_WEB.test(name), 'general')),
  email: Email,
  phoneNumber: Phone,
  comment: requiredLines(MAX_COMMENT_LENGTH),
  acceptedDataProtection: mustBeTicked('privacy'),
  /** Honeypot for bots. A filled one is reported, because browsers can fill it too. */
  website: z._default(z.string(), '').check(z.refine((input) => input.trim() === '', 'trap')),
}
const Inquiry = z.object({ ...shared, subject: requiredText(255) })
/** For a question about a product, the product's name is the subject. */
const ProductInquiry = z.object({ ...shared, subject: optionalText(255) })

/** Validates the contact form; a question about a product needs no subject. */
export const checkInquiry = (fields: Fields, isAboutProduct: boolean) =>
  validateForm(isAboutProduct ? ProductInquiry : Inquiry, fields)
