import { validateForm } from './field-error.ts'
import type { Fields } from './fields.ts'
import { Email, mustBeTicked } from './text.ts'
import { z } from './zod.ts'

/** A trap for machines; a filled one is said, because a browser may fill it too. */
const website = z._default(z.string(), '').check(z.refine((input) => input.trim() === '', 'trap'))

const Subscription = z.object({
  email: Email,
  acceptedDataProtection: mustBeTicked('privacy'),
  website,
})
const End = z.object({ email: Email, website })

/** Subscribes to the newsletter. */
export const checkSubscription = (fields: Fields) => validateForm(Subscription, fields)

/** Ends a subscription. */
export const checkEnd = (fields: Fields) => validateForm(End, fields)
