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
import { SearchTermRecord } from './search-term.ts'
import { ShippingMethodRecord } from './shipping-method.ts'
import { ShopSettings } from './shop.ts'

/**
 * The record of each file, in an order in which all references point backwards (except
 * cross-selling between parent products).
 */
export const RECORD_OF_FILE = {
  shop: ShopSettings,
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
  'search-terms': SearchTermRecord,
} as const

export type ImportFile = keyof typeof RECORD_OF_FILE

export const IMPORT_FILES: readonly ImportFile[] = [
  'shop',
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
  'search-terms',
]

/** The name of a file in an import folder. `shop.json` is optional and has one record. */
export function importFileName(file: string): string {
  return file === 'shop' ? 'shop.json' : `${file}.ndjson`
}
