import { z } from '#shared/schemas/zod.ts'

const Span = z.object({ min: z.number().positive(), max: z.number().positive() })

/** Ranges of the cloth of a category: weight in g/m² and water column in mm. */
export const ClothFigures = z.object({
  categoryId: z.string(),
  /** Number of products with a weight, as counted by listings. */
  articles: z.number().int(),
  weight: Span,
  /** The ranges of the waterproof cloth. */
  tight: z.object({ articles: z.number().int(), weight: Span, head: Span }).nullable(),
})
export type ClothFigures = z.infer<typeof ClothFigures>

export const ClothFiguresList = z.object({ elements: z.array(ClothFigures) })
