import { z } from '#shared/schemas/zod.ts'

/** Number of records in a file: a truncated file is rejected as a whole. */
const Count = z.int().min(0)

/**
 * `manifest.json`: the kind of folder, the day that its dates refer to, and the length of its
 * files.
 */
export const Manifest = z.strictObject({
  format: z.literal('ripstop-import'),
  version: z.literal(1),
  name: z.string().min(1),
  currency: z.literal('EUR'),
  asOf: z.iso.date(),
  records: z.strictObject({
    shop: Count.max(1).default(0),
    manufacturers: Count,
    properties: Count,
    categories: Count,
    'shipping-methods': Count,
    media: Count,
    families: Count,
    articles: Count,
    reviews: Count,
    pages: Count,
    posts: Count,
    terms: Count,
    projects: Count,
    navigation: Count,
    redirects: Count,
    promotions: Count,
    /** Folders of earlier versions have none. */
    'search-terms': Count.default(0),
  }),
})
export type Manifest = z.infer<typeof Manifest>
