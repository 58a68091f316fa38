import { z } from '#shared/schemas/zod.ts'
import { ProductNumber, CountryIso, Key, LocaleText } from './text.ts'

const MAX_CODE_LENGTH = 40
const Uses = z.int().min(0)
const Cents = z.int().positive()

/** A code in the form in which codes are compared: what a shopper types in any case. */
const PromotionCode = z
  .string()
  .max(MAX_CODE_LENGTH)
  .regex(/^[A-Z0-9][A-Z0-9_-]{2,}$/, {
    message: 'is not three or more capital letters, digits, hyphens or underscores',
  })

/** Individual codes are made after it: `%d` becomes a digit, `%s` a capital letter. */
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

/** Basis points (1000 is ten percent), capped by `maxCents`; or an amount in the cart's tax state. */
const Discount = z.union([
  z.strictObject({
    kind: z.literal('percent'),
    basisPoints: z.int().min(1).max(10_000),
    maxCents: Cents.nullable(),
  }),
  z.strictObject({ kind: z.literal('absolute'), cents: Cents }),
])

/** All that are named must hold; what is empty or null asks for nothing. */
const Conditions = z.strictObject({
  /** Value of goods from which, inclusive, it applies, in the cart's tax state. */
  minGoodsCents: Cents.nullable(),
  /** Keys of customer groups. */
  groups: z.array(Key),
  /** Products and categories (with all below them) of which the cart holds one. */
  articles: z.array(ProductNumber),
  categories: z.array(Key),
  /** Where the parcel goes. */
  countries: z.array(CountryIso),
  /** The days on which it runs, both inclusive. An import does not shift them. */
  from: z.iso.date().nullable(),
  until: z.iso.date().nullable(),
  firstOrder: z.boolean(),
})

/** A line of `promotions.ndjson`: what takes something off a cart, and when. */
export const PromotionRecord = z
  .strictObject({
    key: Key,
    name: LocaleText,
    code: Code,
    /** The higher comes first. */
    priority: z.int().min(0).max(1000),
    /** The whole goods, only the products that `conditions` name, or the delivery. */
    scope: z.enum(['cart', 'lines', 'delivery']),
    discount: Discount,
    conditions: Conditions,
    /** How often in all, and by one customer. */
    maxUses: Uses.nullable(),
    maxUsesPerCustomer: Uses.nullable(),
    /** False: it stands alone, beside no other promotion. */
    combinable: z.boolean(),
    /** Keys of promotions that it does not stand beside. */
    excludes: z.array(Key),
    /** How often it was used when this was written; counted on from there. */
    uses: Uses,
    /** Called off before its time. */
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
