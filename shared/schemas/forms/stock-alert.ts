import { validateForm } from './field-error.ts'
import type { Fields } from './fields.ts'
import { Email, mustBeTicked, optionalText } from './text.ts'
import { z } from './zod.ts'

/** A thousand metres, or ten thousand pieces: more than any stock. */
export const MAX_ALERT_UNITS = 10_000

/** Honeypot for bots. A filled one is reported, because browsers can fill it too. */
const website = z._default(z.string(), '').check(z.refine((input) => input.trim() === '', 'trap'))

const Alert = z.object({
  email: Email,
  quantity: optionalText(20),
  acceptedDataProtection: mustBeTicked('privacy'),
  website,
})

/** Validates a back-in-stock request. The handler checks the quantity with the product. */
export const checkStockAlert = (fields: Fields) => validateForm(Alert, fields)
