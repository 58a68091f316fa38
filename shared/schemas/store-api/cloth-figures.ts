import { z } from '#shared/schemas/zod.ts'

const Span = z.object({ min: z.number().positive(), max: z.number().positive() })

/** What the cloth of a category weighs, in g/m², and how much water it holds back, in mm. */
export const ClothFigures = z.object({
  categoryId: z.string(),
  /** How many products have a weight, as listings count them. */
  articles: z.number().int(),
  weight: Span,
  /** Those of them that hold back water. */
  tight: z.object({ articles: z.number().int(), weight: Span, head: Span }).nullable(),
})
export type ClothFigures = z.infer<typeof ClothFigures>

export const ClothFiguresList = z.object({ elements: z.array(ClothFigures) })
