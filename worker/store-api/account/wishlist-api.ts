import { Product } from '#shared/schemas/store-api/product.ts'
import { z } from '#shared/schemas/zod.ts'
import { AS_PLATES } from '../catalogue/catalogue-fields.ts'
import { cachedReader } from '../cache/cached-reader.ts'
import type { CallingShopper } from '../transport/calling-shopper.ts'
import type { Transport } from '../transport/transport.ts'

const Wishlist = z.object({
  products: z.object({ elements: z.array(Product), total: z.int() }),
})
const Found = z.object({ elements: z.array(Product) })
const Done = z.unknown()

/** What a shopper keeps in mind, and the articles that a guest's list or a link names. */
export function wishlistApi(transport: Transport, calling: CallingShopper) {
  const read = cachedReader(transport)
  const listed = (field: string, value: readonly string[]) =>
    read(calling.locale, '/product', Found, {
      filter: [{ type: 'equalsAny', field, value }],
      limit: value.length,
      ...AS_PLATES,
    })

  return {
    /** A page of the own one; 404 before the first article. */
    own: (page: number, limit: number) =>
      transport({
        ...calling,
        method: 'POST',
        path: '/customer/wishlist',
        schema: Wishlist,
        body: { page, limit, 'total-count-mode': 1, ...AS_PLATES },
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
