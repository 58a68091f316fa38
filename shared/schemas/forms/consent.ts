import { consentOfNames, FULL_CONSENT, NO_CONSENT, type Consent } from '#shared/consent.ts'
import { z } from './zod.ts'

const ConsentForm = z.object({ choice: z.enum(['all', 'none', 'some']) })

/**
 * Consent from a form: everything, nothing, or the ticked categories; null if none of them was
 * sent.
 */
export function consentOfForm(fields: Readonly<Record<string, unknown>>): Consent | null {
  const form = ConsentForm.safeParse(fields)
  if (!form.success) return null
  const { choice } = form.data
  if (choice === 'all') return FULL_CONSENT
  return choice === 'none' ? NO_CONSENT : consentOfNames(Object.keys(fields))
}
