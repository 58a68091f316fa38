import type { FieldErrors } from '../field-error.ts'
import { fieldText, type Fields } from '../fields.ts'
import { VatId } from '../text.ts'
import { z } from '../zod.ts'

/** Whether somebody buys for themselves or for a business. */
export const BusinessFields = z.object({
  accountType: z._default(z.enum(['private', 'business'], 'choice'), 'private'),
  vatId: VatId,
})
export type Business = z.infer<typeof BusinessFields>

/** A business has a name. */
export function businessFieldErrors(fields: Fields): FieldErrors {
  const isNameless =
    fieldText(fields, 'accountType') === 'business' && fieldText(fields, 'company').trim() === ''
  return isNameless ? { company: { kind: 'required' } } : {}
}
