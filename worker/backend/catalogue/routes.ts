import { categoryRoutes } from './category-routes.ts'
import { crossSellingRoutes } from './cross-selling-routes.ts'
import { listingRoutes } from './listing-routes.ts'
import { productRoutes } from './product-routes.ts'
import { seoUrlRoutes } from './seo-url-routes.ts'

/** All reads of the catalogue. None of them knows a shopper. */
export const catalogueRoutes = [
  categoryRoutes,
  listingRoutes,
  productRoutes,
  seoUrlRoutes,
  crossSellingRoutes,
]
