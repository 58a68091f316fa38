import { z } from '#shared/schemas/zod.ts'
import { Product } from './product.ts'
import { inLanguage } from './translated.ts'

/** What goes with an article: lists, each under its name. This answer is a bare list. */
export const CrossSelling = z.array(
  z.object({
    crossSelling: inLanguage(z.object({ id: z.string(), name: z.string() })),
    products: z.array(Product),
  }),
)
