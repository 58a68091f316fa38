import { productHref } from '#client/ui/product-href.ts'
import type { ProductListing } from '#shared/schemas/store-api/category.ts'
import { addressOf, type Site, type Thing } from './json-ld.ts'

/** The products on a page of a listing, by their addresses. Positions count across all pages. */
export function itemList(
  site: Site,
  { elements, total }: ProductListing,
  { p, limit }: { readonly p: number; readonly limit: number },
): Thing {
  return {
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: elements.map((product, index) => ({
      '@type': 'ListItem',
      position: (p - 1) * limit + index + 1,
      url: addressOf(site, productHref(site.locale, product)),
    })),
  }
}
