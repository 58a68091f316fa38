import { z } from '#shared/schemas/zod.ts'
import { ProductNumber, CountryIso, Key, LocaleText } from './text.ts'

const MAX_CODE_LENGTH = 40
const Uses = z.int().min(0)
const Cents = z.int().positive()

/** A code in normal form; shoppers can enter it in upper or lower case. */
const PromotionCode = z
  .string()
  .max(MAX_CODE_LENGTH)
  .regex(/^[A-Z0-9][A-Z0-9_-]{2,}$/, {
    message: 'is not three or more capital letters, digits, hyphens or underscores',
  })

/** The pattern of individual codes: `%d` becomes a digit, `%s` a capital letter. */
const CodePattern = z
  .string()
  .max(MAX_CODE_LENGTH)
  .regex(/^(?:[A-Z0-9_-]|%[ds])+$/, {
    message: 'holds other signs than capital letters, digits, hyphens, underscores, %d and %s',
  })
  .refine((pattern) => (pattern.match(/%[ds]/g) ?? []).length >= 6, {
    message: 'has fewer than six places to fill: its codes could be guessed',
  })
  .refine((pattern) => !pattern.startsWith('-') && !pattern.startsWith('_'), {
    message: 'does not begin with a letter or digit',
  })

/** Null: applied without a code. */
const Code = z
  .union([
    z.strictObject({ kind: z.literal('fixed'), code: PromotionCode }),
    z.strictObject({ kind: z.literal('individual'), pattern: CodePattern }),
  ])
  .nullable()

/**
 * Basis points (1000 is ten percent) with the maximum `maxCents`; or an amount in the cart's tax
 * state.
 */
const Discount = z.union([
  z.strictObject({
    kind: z.literal('percent'),
    basisPoints: z.int().min(1).max(10_000),
    maxCents: Cents.nullable(),
  }),
  z.strictObject({ kind: z.literal('absolute'), cents: Cents }),
])

/** All conditions must hold; empty and null are no condition. */
const Conditions = z.strictObject({
  /** Minimum value of goods, inclusive, in the cart's tax state. */
  minGoodsCents: Cents.nullable(),
  /** Keys of customer groups. */
  groups: z.array(Key),
  /** Products and categories (including subcategories); the cart must contain one of them. */
  articles: z.array(ProductNumber),
  categories: z.array(Key),
  /** Countries of delivery. */
  countries: z.array(CountryIso),
  /** First and last day, both inclusive. An import does not shift them. */
  from: z.iso.date().nullable(),
  until: z.iso.date().nullable(),
  firstOrder: z.boolean(),
})

/** A line of `promotions.ndjson`: a discount on a cart, and its period. */
export const PromotionRecord = z
  .strictObject({
    key: Key,
    name: LocaleText,
    code: Code,
    /** Higher numbers apply first. */
    priority: z.int().min(0).max(1000),
    /** All goods, only the products that `conditions` names, or the delivery. */
    scope: z.enum(['cart', 'lines', 'delivery']),
    discount: Discount,
    conditions: Conditions,
    /** Maximum number of uses, in total and per customer. */
    maxUses: Uses.nullable(),
    maxUsesPerCustomer: Uses.nullable(),
    /** False: cannot be combined with any other promotion. */
    combinable: z.boolean(),
    /** Keys of promotions that cannot be combined with it. */
    excludes: z.array(Key),
    /** Number of uses when the file was written; the shop counts on from it. */
    uses: Uses,
    /** The promotion was ended before its last day. */
    ended: z.boolean(),
  })
  .refine(({ conditions: { from, until } }) => from === null || until === null || from <= until, {
    message: 'conditions: ends before it begins',
  })
  .refine(
    ({ scope, conditions }) =>
      scope !== 'lines' || conditions.articles.length + conditions.categories.length > 0,
    { message: 'conditions: scope lines needs articles or categories' },
  )
  .refine(({ key, excludes }) => !excludes.includes(key), { message: 'excludes: names itself' })
export type PromotionRecord = z.infer<typeof PromotionRecord>
