import { LOCALES } from '#shared/i18n/locales.ts'
import { z } from '#shared/schemas/zod.ts'
import { rowsOf } from './tolerant.ts'
import { emptyAsMap } from './product.ts'

/** A product review, in the language of the request if possible. */
export const Review = z.object({
  id: z.string(),
  externalUser: z.string().nullish(),
  /** Original language of the review. */
  languageId: z.string().nullish(),
  title: z.string(),
  content: z.string(),
  points: z.number().nullish(),
  status: z.boolean().nullish(),
  createdAt: z.string(),
  customFields: emptyAsMap(
    z.object({
      /** The language of title and content. */
      ripstop_language: z.enum(LOCALES).nullish(),
      ripstop_translated: z.boolean().nullish(),
      ripstop_own: z.boolean().nullish(),
      /** Only in responses to its author. */
      ripstop_state: z.enum(['waiting', 'approved', 'refused']).nullish(),
      ripstop_number: z.string().nullish(),
    }),
  ).nullish(),
})
export type Review = z.infer<typeof Review>

const Matrix = z.object({
  buckets: z.array(z.object({ key: z.coerce.number(), count: z.int() })),
})

/** A page of reviews; `total` counts the reviews that match the filter, the matrix all of them. */
export const ReviewList = z.object({
  elements: rowsOf(Review),
  total: z.int(),
  aggregations: emptyAsMap(z.object({ ratingMatrix: Matrix.nullish() })).nullish(),
})
export type ReviewList = z.infer<typeof ReviewList>
