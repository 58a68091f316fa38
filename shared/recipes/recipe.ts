import { OUTLINES } from '#shared/domain/planner/recipe.ts'
import { LocaleText, ProductNumber } from '#shared/schemas/import/text.ts'
import { z } from '#shared/schemas/zod.ts'

const Key = z.string().regex(/^[a-z][A-Za-z0-9-]*$/)
const Formula = z.string().min(1)

export type LocaleTexts = z.infer<typeof LocaleText>

/** A sewing project, as in its file. */
export const Recipe = z.object({
  key: Key,
  slug: LocaleText,
  name: LocaleText,
  summary: LocaleText,
  difficulty: z.enum(['1', '2', '3']),
  hours: z.tuple([z.number(), z.number()]),
  parameters: z.array(
    z.object({
      key: Key,
      name: LocaleText,
      unit: z.string(),
      default: z.number(),
      min: z.number().positive(),
      max: z.number(),
      step: z.number().positive(),
    }),
  ),
  derived: z.array(z.object({ key: Key, unit: z.string(), expr: Formula, words: LocaleText })),
  items: z.array(
    z.object({
      family: z.string(),
      article: ProductNumber,
      unit: z.enum(['m', 'piece', 'set']),
      expr: Formula,
      finishedExpr: Formula.optional(),
      finishedGramsExpr: Formula.optional(),
      words: LocaleText,
    }),
  ),
  /** The pieces to cut from each cloth. */
  cloths: z.array(
    z.object({
      article: ProductNumber,
      width: z.number().positive(),
      pieces: z.array(
        z.object({
          name: LocaleText,
          count: Formula,
          width: Formula,
          length: Formula,
          outline: z.enum(OUTLINES).default('rect'),
        }),
      ),
    }),
  ),
  /** The result at the default dimensions, calculated by hand. */
  expected: z.object({
    derived: z.record(Key, z.number()),
    items: z.array(
      z.object({
        article: ProductNumber,
        quantity: z.number(),
        purchaseWeightG: z.number(),
        finishedWeightG: z.number(),
        costCents: z.int(),
      }),
    ),
    finishedWeightG: z.number(),
  }),
})
export type Recipe = z.infer<typeof Recipe>
