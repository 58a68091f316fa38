import { z } from '#shared/schemas/zod.ts'
import { ProductNumber, Key, ShiftedDate } from './text.ts'

const LocalText = z.strictObject({
  de: z.string().trim().min(1).nullable(),
  en: z.string().trim().min(1).nullable(),
})

/** A line of `reviews.ndjson`: what somebody says of a product. */
export const ReviewRecord = z
  .strictObject({
    key: Key,
    article: ProductNumber,
    points: z.int().min(1).max(5),
    /** The day on which it was written. */
    date: ShiftedDate,
    /** Under which name it is shown. */
    author: z.string().trim().min(1).max(80),
    /** The language it was written in; a text in the other one is a translation. */
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
