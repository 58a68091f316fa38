import { validateForm } from './field-error.ts'
import type { Fields } from './fields.ts'
import { Email, mustBeTicked, optionalText } from './text.ts'
import { z } from './zod.ts'

/** A thousand metres, or ten thousand pieces: more than any roll or box holds. */
export const MAX_ALERT_UNITS = 10_000

/** A trap for machines; a filled one is said, because a browser may fill it too. */
const website = z._default(z.string(), '').check(z.refine((input) => input.trim() === '', 'trap'))

const Alert = z.object({
  email: Email,
  quantity: optionalText(20),
  acceptedDataProtection: mustBeTicked('privacy'),
  website,
})

/** Who wants to know when a product is here again. How much is looked at with the product. */
export const checkStockAlert = (fields: Fields) => validateForm(Alert, fields)
