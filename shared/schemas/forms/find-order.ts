import { validateForm } from './field-error.ts'
import type { Fields } from './fields.ts'
import { Email, requiredText } from './text.ts'
import { z } from './zod.ts'

const FindOrder = z.object({ email: Email, zipcode: requiredText(16) })

/** Checks the form by which a guest proves an order to be theirs. */
export const checkFindOrder = (fields: Fields) => validateForm(FindOrder, fields)
