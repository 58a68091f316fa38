import { fieldErrorsOf, type FieldErrors } from './field-error.ts'
import type { Fields } from './fields.ts'
import { Email, optionalLines, optionalText, requiredText } from './text.ts'
import { z } from './zod.ts'

/** A withdrawal as it is typed; the names of the inputs are these. */
const Withdrawal = z.object({
  name: requiredText(255),
  orderNumber: requiredText(64),
  email: Email,
  lines: optionalLines(2000),
  /**
   * A trap for machines: people do not see it. A filled one is said like any other fault and not
   * dropped in silence, because a browser may fill it too, and a withdrawal must not get lost.
   */
  website: optionalText(0),
})
export type Withdrawal = z.infer<typeof Withdrawal>

export type CheckedWithdrawal =
  | { readonly ok: true; readonly value: Withdrawal }
  | { readonly ok: false; readonly error: FieldErrors }

/** Checks the withdrawal form; all faults are found at once. */
export function checkWithdrawal(fields: Fields): CheckedWithdrawal {
  const checked = Withdrawal.safeParse(fields)
  return checked.success
    ? { ok: true, value: checked.data }
    : { ok: false, error: fieldErrorsOf(checked.error) }
}
