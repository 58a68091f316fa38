import { Cart } from '#shared/schemas/store-api/cart.ts'
import type { CallingShopper } from '../transport/calling-shopper.ts'
import type { Transport } from '../transport/transport.ts'

/** A quantity is whole wire units: tenths of a metre for metre goods. */
export type CartItem = {
  readonly id: string
  readonly quantity: number
  /** Pieces that cloth is cut into, adding up to the quantity. */
  readonly payload?: { readonly ripstop_cuts: readonly number[] }
}

const PATH = '/checkout/cart'
const ITEMS = `${PATH}/line-item`

/** The cart of the Store API. Every answer is the whole cart, just calculated. */
export function cartApi(transport: Transport, calling: CallingShopper) {
  return {
    read: () => transport({ ...calling, method: 'GET', path: PATH, schema: Cart }),

    add: (items: readonly CartItem[]) =>
      transport({
        ...calling,
        method: 'POST',
        path: ITEMS,
        schema: Cart,
        body: { items: items.map((item) => ({ ...item, type: 'product' })) },
      }),

    addCode: (code: string) =>
      transport({
        ...calling,
        method: 'POST',
        path: ITEMS,
        schema: Cart,
        body: { items: [{ type: 'promotion', referencedId: code }] },
      }),

    change: (items: readonly CartItem[]) =>
      transport({ ...calling, method: 'PATCH', path: ITEMS, schema: Cart, body: { items } }),

    remove: (ids: readonly string[]) =>
      transport({
        ...calling,
        method: 'POST',
        path: `${ITEMS}/delete`,
        schema: Cart,
        body: { ids },
      }),
  }
}
