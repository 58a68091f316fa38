import type { Flag, ListingFilters } from '#shared/domain/listing.ts'
import type { ProductListing } from '#shared/schemas/store-api/category.ts'

/**
 * The filters that a listing was narrowed by. A Shopware leaves unread what the embedded backend
 * has on top: an address that somebody kept must not claim that its list is narrowed by that.
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
