import { z } from '#shared/schemas/zod.ts'
import { Key } from './text.ts'

const MAX_WORDS = 40
const Words = z.array(z.string().trim().min(2).max(60)).max(MAX_WORDS)
const Bound = z.int().min(0).nullable()

/** Properties that a product has, and a category that it belongs to. All of them must hold. */
const Products = z.strictObject({
  /** Includes its subcategories. */
  category: Key.nullable(),
  /** Inclusive bounds in the unit of the measure's options; null is no bound. */
  measures: z.array(z.strictObject({ group: Key, from: Bound, to: Bound })),
  /** One option of each group. */
  options: z.array(z.strictObject({ group: Key, options: z.array(Key).min(1) })),
})

/**
 * A line of `search-terms.ndjson`: words that mean the same in searches of both languages, and the
 * products that they mean.
 */
export const SearchTermRecord = z
  .strictObject({
    key: Key,
    /** Words and phrases. */
    words: z.strictObject({ de: Words, en: Words }),
    /** One of these must hold, even if the texts lack the words. Empty: plain synonyms. */
    products: z.array(Products),
  })
  .refine(({ words }) => words.de.length + words.en.length > 0, { message: 'words: are empty' })
  .refine(
    ({ products }) =>
      products.every(
        ({ category, measures, options }) =>
          category !== null || measures.length + options.length > 0,
      ),
    { message: 'products: mean every product' },
  )
export type SearchTermRecord = z.infer<typeof SearchTermRecord>
