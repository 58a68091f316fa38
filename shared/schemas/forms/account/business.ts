import type { FieldErrors } from '../field-error.ts'
import { fieldText, type Fields } from '../fields.ts'
import { VatId } from '../text.ts'
import { z } from '../zod.ts'

/** Whether the customer is a private person or a business. */
export const BusinessFields = z.object({
  accountType: z._default(z.enum(['private', 'business'], 'choice'), 'private'),
  vatId: VatId,
})
export type Business = z.infer<typeof BusinessFields>

/** Requires a name for a business. */
export function businessFieldErrors(fields: Fields): FieldErrors {
  const isNameless =
    fieldText(fields, 'accountType') === 'business' && fieldText(fields, 'company').trim() === ''
  return isNameless ? { company: { kind: 'required' } } : {}
}
