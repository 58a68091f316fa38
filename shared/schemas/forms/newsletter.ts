import { validateForm } from './field-error.ts'
import type { Fields } from './fields.ts'
import { Email, mustBeTicked } from './text.ts'
import { z } from './zod.ts'

/** Honeypot for bots. A filled one is reported, because browsers can fill it too. */
const website = z._default(z.string(), '').check(z.refine((input) => input.trim() === '', 'trap'))

const Subscription = z.object({
  email: Email,
  acceptedDataProtection: mustBeTicked('privacy'),
  website,
})
const End = z.object({ email: Email, website })

export const checkSubscription = (fields: Fields) => validateForm(Subscription, fields)

export const checkEnd = (fields: Fields) => validateForm(End, fields)
