import { Cart } from '#shared/schemas/store-api/cart.ts'
import type { CallingShopper } from '../transport/calling-shopper.ts'
import type { Transport } from '../transport/transport.ts'

/** A quantity is whole wire units: tenths of a metre for metre goods. */
export type CartItem = { readonly id: string; readonly quantity: number }

const PATH = '/checkout/cart'
const ITEMS = `${PATH}/line-item`

/** The cart of the Store API. Every answer is the whole cart, just calculated. */
export function cartApi(transport: Transport) {
  return {
    read: (shopper: CallingShopper) =>
      transport({ ...shopper, method: 'GET', path: PATH, schema: Cart }),

    add: (shopper: CallingShopper, items: readonly CartItem[]) =>
      transport({
        ...shopper,
        method: 'POST',
        path: ITEMS,
        schema: Cart,
        body: { items: items.map((item) => ({ ...item, type: 'product' })) },
      }),

    addCode: (shopper: CallingShopper, code: string) =>
      transport({
        ...shopper,
        method: 'POST',
        path: ITEMS,
        schema: Cart,
        body: { items: [{ type: 'promotion', referencedId: code }] },
      }),

    change: (shopper: CallingShopper, items: readonly CartItem[]) =>
      transport({ ...shopper, method: 'PATCH', path: ITEMS, schema: Cart, body: { items } }),

    remove: (shopper: CallingShopper, ids: readonly string[]) =>
      transport({
        ...shopper,
        method: 'POST',
        path: `${ITEMS}/delete`,
        schema: Cart,
        body: { ids },
      }),
  }
}
