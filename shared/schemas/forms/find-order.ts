import { validateForm } from './field-error.ts'
import type { Fields } from './fields.ts'
import { Email, requiredText } from './text.ts'
import { z } from './zod.ts'

const FindOrder = z.object({ email: Email, zipcode: requiredText(16) })

/** Validates the form that proves that a guest placed an order. */
export const checkFindOrder = (fields: Fields) => validateForm(FindOrder, fields)
