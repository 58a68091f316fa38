import { Product } from '#shared/schemas/store-api/product.ts'
import { rowsOf } from '#shared/schemas/store-api/tolerant.ts'
import { z } from '#shared/schemas/zod.ts'
import { CARD_CRITERIA } from '../catalogue/catalogue-fields.ts'
import { cachedReader } from '../cache/cached-reader.ts'
import type { CallingShopper, Transport } from '../transport/call.ts'

/** Price drops in percent, by product id. */
const Drops = z.record(z.string(), z.int())
const Wishlist = z.object({
  products: z.object({ elements: rowsOf(Product), total: z.int() }),
  ripstop_price_drops: Drops.default({}),
})
const WishlistIds = z.object({
  products: z.object({ elements: z.array(z.object({ id: z.string() })) }),
})
const PriceDrops = z.object({ ripstop_price_drops: Drops })
/** The maximum number of ids that a browser receives for its wishlist buttons. */
const MAX_IDS = 100
const Found = z.object({ elements: rowsOf(Product) })
const Done = z.unknown()

/** A shopper's wishlist, and the products of a guest's list or of a shared link. */
export function wishlistApi(transport: Transport, calling: CallingShopper) {
  const read = cachedReader(transport)
  const listed = (field: string, value: readonly string[]) =>
    read(calling.locale, '/product', Found, {
      filter: [{ type: 'equalsAny', field, value }],
      limit: value.length,
      ...CARD_CRITERIA,
    })

  return {
    /** A page of the customer's wishlist; 404 before the first product. */
    own: (page: number, limit: number) =>
      transport({
        ...calling,
        method: 'POST',
        path: '/customer/wishlist',
        schema: Wishlist,
        body: { page, limit, 'total-count-mode': 1, ...CARD_CRITERIA },
      }),
    /** The ids of the newest products on the wishlist. */
    ownIds: () =>
      transport({
        ...calling,
        method: 'POST',
        path: '/customer/wishlist',
        schema: WishlistIds,
        body: { limit: MAX_IDS, includes: { product: ['id'] } },
      }),
    /** Products that are cheaper than on the day they were saved. */
    priceDrops: (saved: readonly Readonly<{ id: string; since: string }>[]) =>
      transport({
        ...calling,
        method: 'POST',
        path: '/price-drop',
        schema: PriceDrops,
        body: { kept: saved },
      }),
    add: (id: string) =>
      transport({
        ...calling,
        method: 'POST',
        path: `/customer/wishlist/add/${encodeURIComponent(id)}`,
        schema: Done,
        body: {},
      }),
    remove: (id: string) =>
      transport({
        ...calling,
        method: 'DELETE',
        path: `/customer/wishlist/delete/${encodeURIComponent(id)}`,
        schema: Done,
      }),
    merge: (productIds: readonly string[]) =>
      transport({
        ...calling,
        method: 'POST',
        path: '/customer/wishlist/merge',
        schema: Done,
        body: { productIds },
      }),
    byIds: (ids: readonly string[]) => listed('id', ids),
    byNumbers: (numbers: readonly string[]) => listed('productNumber', numbers),
  }
}
