import { validateForm } from './field-error.ts'
import type { Fields } from './fields.ts'
import { MIN_REVIEW_TEXT, MIN_REVIEW_TITLE } from './text-lengths.ts'
import { optionalText, requiredLines, requiredText } from './text.ts'
import { z } from './zod.ts'

const Review = z.object({
  points: z.pipe(
    z._default(z.string(), '').check(
      z.minLength(1, 'choice'),
      z.refine((points) => points === '' || /^[1-5]$/.test(points), {
        error: 'between',
        params: { least: 1, limit: 5 },
      }),
    ),
    z.transform(Number),
  ),
  title: requiredText(255, MIN_REVIEW_TITLE),
  text: requiredLines(5000, MIN_REVIEW_TEXT),
  /** If empty, the customer's first name is shown. */
  author: optionalText(80),
})

export const checkReview = (fields: Fields) => validateForm(Review, fields)
