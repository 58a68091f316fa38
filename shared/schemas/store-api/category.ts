import { z } from '#shared/schemas/zod.ts'
import { CmsPage } from './cms.ts'
import { ListingAggregations, ListingCounts } from './listing-facets.ts'
import { Media, Product, SeoUrl, emptyAsMap } from './product.ts'
import { inLanguage } from './translated.ts'
import { rowsOf, tolerantListOf, tolerantObject } from './tolerant.ts'

const CategoryFields = tolerantObject({
  id: z.string(),
  parentId: z.string().nullish(),
  type: z.enum(['page', 'link', 'folder']).default('page'),
  linkType: z.string().nullish(),
  internalLink: z.string().nullish(),
  externalLink: z.string().nullish(),
  name: z.string(),
  description: z.string().nullish(),
  breadcrumb: tolerantListOf(z.string()),
  level: z.number().nullish(),
  metaTitle: z.string().nullish(),
  metaDescription: z.string().nullish(),
  seoUrls: rowsOf(SeoUrl).nullish(),
  media: Media.nullish(),
  /**
   * `ripstop_article_count`: number of products (as counted by listings) in the category and below
   * it. `ripstop_filters`: ids of the property groups that are useful filters here, in order.
   */
  customFields: emptyAsMap(
    z.object({
      ripstop_menu: z.string().nullish(),
      ripstop_article_count: z.number().int().nullish(),
      ripstop_filters: z.array(z.string()).nullish(),
    }),
  ).nullish(),
})

export type Category = z.infer<typeof CategoryFields> & { children?: Category[] | null | undefined }

/** A category for navigation and category pages; `children` only if a tree was requested. */
export const Category: z.ZodType<Category> = inLanguage(
  CategoryFields.extend({
    children: z.lazy(() => tolerantListOf(Category)),
  }),
)

export const Navigation = rowsOf(Category)

/** A category with the layout that its owner chose. */
export const CategoryWithLayout = z.intersection(
  Category,
  tolerantObject({ cmsPage: CmsPage.nullish() }),
)

/**
 * `corrected` is the term that was searched instead of an input without results; `words` are
 * completions. `relaxed` has words that products lack, and figures with the nearest ones.
 */
const SearchDetails = z.object({
  corrected: z.string().nullish(),
  relaxed: z
    .object({
      words: tolerantListOf(z.string()),
      figures: tolerantListOf(
        z.object({ written: z.string(), measure: z.string(), nearest: z.array(z.string()) }),
      ),
    })
    .nullish(),
  words: tolerantListOf(z.string()),
})
export type SearchDetails = z.infer<typeof SearchDetails>

const ListingSorting = inLanguage(tolerantObject({ key: z.string(), label: z.string().nullish() }))

export const ProductListing = tolerantObject({
  elements: rowsOf(Product),
  total: z.number().int(),
  page: z.number().int().default(1),
  limit: z.number().int(),
  sorting: z.string().nullish(),
  availableSortings: tolerantListOf(ListingSorting),
  aggregations: emptyAsMap(ListingAggregations).nullish(),
  extensions: emptyAsMap(
    z.object({ ripstop: ListingCounts.nullish(), ripstop_search: SearchDetails.nullish() }),
  ).nullish(),
})
export type ProductListing = z.infer<typeof ProductListing>

export const SeoUrlList = z.object({
  elements: rowsOf(
    tolerantObject({
      routeName: z.string(),
      foreignKey: z.string(),
      pathInfo: z.string(),
      seoPathInfo: z.string(),
      isCanonical: z.boolean().nullish(),
    }),
  ),
})

/** Cross-selling of a product: named lists. This response is an array, not an object. */
export const CrossSelling = rowsOf(
  z.object({
    crossSelling: inLanguage(z.object({ id: z.string(), name: z.string() })),
    products: tolerantListOf(Product),
  }),
)
