import { ok } from '#shared/domain/result.ts'
import { Cart } from '#shared/schemas/store-api/cart.ts'
import type { CallingShopper, StoreApiResponse, Transport } from '../transport/call.ts'
import { findMergedLines, withOnePieceNotices } from './find-merged-lines.ts'

/** A quantity is in whole wire units: tenths of a metre for metre goods. */
export type CartItem = {
  readonly id: string
  readonly quantity: number
  /** Lengths of the cut pieces in wire units; their sum is the quantity. */
  readonly payload?: { readonly ripstop_cuts: readonly number[] }
}

const PATH = '/checkout/cart'
const ITEMS = `${PATH}/line-item`

/** The cart of the Store API. Every response is the whole recalculated cart. */
export function cartApi(transport: Transport, calling: CallingShopper) {
  /**
   * Sends the cut pieces of extended lines to a Shopware, because it does not merge them itself.
   * Lines whose pieces are lost get a notice.
   */
  async function withCuts(added: StoreApiResponse<Cart>, items: readonly CartItem[]) {
    const joined = findMergedLines(added.data, items)
    const known = joined.flatMap(({ id, cuts }) =>
      cuts ? [{ id, payload: { ripstop_cuts: cuts } }] : [],
    )
    const token = added.token ?? calling.token
    // Without a quantity, so that a quantity changed meanwhile stays.
    const body = { items: known }
    const call = { ...calling, token, method: 'PATCH', path: ITEMS, schema: Cart, body } as const
    const cached = known.length > 0 ? await transport(call) : null
    const { data } = cached?.ok ? cached.value : added
    const cart = { ...data, errors: { ...added.data.errors, ...data.errors } }
    const latest = cached?.ok ? cached.value.token : null
    return ok({ data: withOnePieceNotices(cart, joined), token: latest ?? added.token })
  }

  return {
    read: () => transport({ ...calling, method: 'GET', path: PATH, schema: Cart }),

    add: async (items: readonly CartItem[]) => {
      const added = await transport({
        ...calling,
        method: 'POST',
        path: ITEMS,
        schema: Cart,
        body: { items: items.map((item) => ({ ...item, type: 'product' })) },
      })
      return added.ok ? withCuts(added.value, items) : added
    },

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
