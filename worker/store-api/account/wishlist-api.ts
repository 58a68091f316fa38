import type { Locale } from '#shared/i18n/locales.ts'
import { Product } from '#shared/schemas/store-api/product.ts'
import { z } from '#shared/schemas/zod.ts'
import { PLATE_FIELDS, PLATE_PARTS } from '../catalogue/catalogue-fields.ts'
import { readerOf } from '../kept/reader.ts'
import type { CallingShopper } from '../transport/calling-shopper.ts'
import type { Transport } from '../transport/transport.ts'

const Wishlist = z.object({
  products: z.object({ elements: z.array(Product), total: z.int() }),
})
const Found = z.object({ elements: z.array(Product) })
const Done = z.unknown()
const PLATES = { associations: PLATE_PARTS, includes: PLATE_FIELDS }

/** What customers keep in mind, and the articles that a guest's list or a link names. */
export function wishlistApi(transport: Transport) {
  const read = readerOf(transport)
  const listed = (locale: Locale, field: string, value: readonly string[]) =>
    read(locale, '/product', Found, {
      filter: [{ type: 'equalsAny', field, value }],
      limit: value.length,
      ...PLATES,
    })

  return {
    /** A page of the own one; 404 before the first article. */
    own: (shopper: CallingShopper, page: number, limit: number) =>
      transport({
        ...shopper,
        method: 'POST',
        path: '/customer/wishlist',
        schema: Wishlist,
        body: { page, limit, 'total-count-mode': 1, ...PLATES },
      }),
    add: (shopper: CallingShopper, id: string) =>
      transport({
        ...shopper,
        method: 'POST',
        path: `/customer/wishlist/add/${encodeURIComponent(id)}`,
        schema: Done,
        body: {},
      }),
    remove: (shopper: CallingShopper, id: string) =>
      transport({
        ...shopper,
        method: 'DELETE',
        path: `/customer/wishlist/delete/${encodeURIComponent(id)}`,
        schema: Done,
      }),
    merge: (shopper: CallingShopper, productIds: readonly string[]) =>
      transport({
        ...shopper,
        method: 'POST',
        path: '/customer/wishlist/merge',
        schema: Done,
        body: { productIds },
      }),
    byIds: (locale: Locale, ids: readonly string[]) => listed(locale, 'id', ids),
    byNumbers: (locale: Locale, numbers: readonly string[]) =>
      listed(locale, 'productNumber', numbers),
  }
}
