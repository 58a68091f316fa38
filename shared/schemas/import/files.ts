import { ProductRecord } from './product.ts'
import { CategoryRecord } from './category.ts'
import { PostRecord, ProjectRecord, TermRecord } from './entry.ts'
import { ParentRecord } from './parent-product.ts'
import { ManufacturerRecord } from './manufacturer.ts'
import { MediaRecord } from './media.ts'
import { NavigationRecord } from './navigation.ts'
import { PageRecord } from './page.ts'
import { PromotionRecord } from './promotion.ts'
import { PropertyGroupRecord } from './property-group.ts'
import { RedirectRecord } from './redirect.ts'
import { ReviewRecord } from './review.ts'
import { ShippingMethodRecord } from './shipping-method.ts'

/**
 * The record of each file, in an order in which all references point backwards (except
 * cross-selling between parent products). The file is `{name}.ndjson`.
 */
export const RECORD_OF_FILE = {
  manufacturers: ManufacturerRecord,
  properties: PropertyGroupRecord,
  media: MediaRecord,
  categories: CategoryRecord,
  'shipping-methods': ShippingMethodRecord,
  families: ParentRecord,
  articles: ProductRecord,
  reviews: ReviewRecord,
  pages: PageRecord,
  posts: PostRecord,
  terms: TermRecord,
  projects: ProjectRecord,
  navigation: NavigationRecord,
  redirects: RedirectRecord,
  promotions: PromotionRecord,
} as const

export type ImportFile = keyof typeof RECORD_OF_FILE

export const IMPORT_FILES: readonly ImportFile[] = [
  'manufacturers',
  'properties',
  'media',
  'categories',
  'shipping-methods',
  'families',
  'articles',
  'reviews',
  'pages',
  'posts',
  'terms',
  'projects',
  'navigation',
  'redirects',
  'promotions',
]
