import { fieldErrorsOf, type FieldErrors } from './field-error.ts'
import type { Fields } from './fields.ts'
import { Email, optionalLines, optionalText, requiredText } from './text.ts'
import { z } from './zod.ts'

/** A withdrawal form; the keys are the names of its inputs. */
const Withdrawal = z.object({
  name: requiredText(255),
  orderNumber: requiredText(64),
  email: Email,
  lines: optionalLines(2000),
  /**
   * Honeypot for bots. A filled one is reported like any other error: browsers can fill it too, and
   * a withdrawal must not get lost.
   */
  website: optionalText(0),
})
export type Withdrawal = z.infer<typeof Withdrawal>

export type CheckedWithdrawal =
  | { readonly ok: true; readonly value: Withdrawal }
  | { readonly ok: false; readonly error: FieldErrors }

/** Validates the withdrawal form and returns all field errors at once. */
export function checkWithdrawal(fields: Fields): CheckedWithdrawal {
  const checked = Withdrawal.safeParse(fields)
  return checked.success
    ? { ok: true, value: checked.data }
    : { ok: false, error: fieldErrorsOf(checked.error) }
}
