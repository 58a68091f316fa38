import type { Flag, ListingFilters } from '#shared/domain/listing.ts'
import type { ProductListing } from '#shared/schemas/store-api/category.ts'

/**
 * The filters that the backend applied to a listing. A Shopware ignores filters that only the
 * embedded backend has. A saved address must not claim that its list is filtered by them.
 */
export function keepAppliedFilters(
  requested: ListingFilters,
  { extensions }: Pick<ProductListing, 'extensions'>,
): ListingFilters {
  if (extensions?.ripstop) return requested
  return {
    ...requested,
    figures: new Map(),
    flags: requested.flags.filter(isSupportedByShopware),
    piece: null,
  }
}

export function isSupportedByShopware(flag: Flag): boolean {
  return flag === 'shippingFree'
}
