import { breadcrumbRoutes } from './categories/breadcrumb-routes.ts'
import { categoryRoutes } from './category-routes.ts'
import { clothFigureRoutes } from './cloth-figure-routes.ts'
import { crossSellingRoutes } from './cross-selling-routes.ts'
import { listingRoutes } from './listings/listing-routes.ts'
import { navigationRoutes } from './categories/navigation-routes.ts'
import { mediaRoutes } from './media-routes.ts'
import { productRoutes } from './product-routes.ts'
import { seoUrlRoutes } from './categories/seo-url-routes.ts'
import { sitemapRoutes } from './categories/sitemap-routes.ts'
import { variantRoutes } from './variant-routes.ts'

/**
 * All reads of the catalogue. They do not depend on the shopper. Fixed paths precede paths with an
 * id, so that `/product/purchase-limit` is not read as a product.
 */
export const catalogueRoutes = [
  breadcrumbRoutes,
  categoryRoutes,
  navigationRoutes,
  listingRoutes,
  clothFigureRoutes,
  mediaRoutes,
  variantRoutes,
  productRoutes,
  crossSellingRoutes,
  seoUrlRoutes,
  sitemapRoutes,
]
