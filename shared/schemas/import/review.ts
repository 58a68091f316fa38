import { z } from '#shared/schemas/zod.ts'
import { ProductNumber, Key, ShiftedDate } from './text.ts'

const LocalText = z.strictObject({
  de: z.string().trim().min(1).nullable(),
  en: z.string().trim().min(1).nullable(),
})

/** A line of `reviews.ndjson`: a product review. */
export const ReviewRecord = z
  .strictObject({
    key: Key,
    article: ProductNumber,
    points: z.int().min(1).max(5),
    /** The day of the review. */
    date: ShiftedDate,
    /** The displayed name. */
    author: z.string().trim().min(1).max(80),
    /** Original language; a text in the other language is a translation. */
    language: z.enum(['de', 'en']),
    title: LocalText,
    text: LocalText,
    /** Only approved reviews are shown. */
    approved: z.boolean(),
  })
  .refine(({ title, text, language }) => title[language] !== null && text[language] !== null, {
    path: ['text'],
    message: 'is missing in the language of the review',
  })
export type ReviewRecord = z.infer<typeof ReviewRecord>
