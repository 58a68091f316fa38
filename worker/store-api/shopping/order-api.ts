import { z } from '#shared/schemas/zod.ts'
import { OrderList, type Order, type OrderDocument } from '#shared/schemas/store-api/order.ts'
import type { CallingShopper, Transport } from '../transport/call.ts'
import type { FileTransport } from '../transport/file-transport.ts'
import { withUnitsFrom } from './units-of-lines.ts'

/** Data that proves a guest's ownership of an order. */
export type GuestProof = {
  readonly deepLinkCode: string
  readonly email: string
  readonly zipcode: string
}

const equals = (field: string, value: string) => ({ type: 'equals', field, value })

const ASSOCIATIONS = {
  lineItems: { associations: { cover: {}, downloads: { associations: { media: {} } } } },
  stateMachineState: {},
  deliveries: {
    associations: {
      shippingMethod: {},
      shippingOrderAddress: { associations: { country: {}, countryState: {} } },
      stateMachineState: {},
    },
  },
  transactions: { associations: { paymentMethod: {}, stateMachineState: {} } },
  billingAddress: { associations: { country: {}, countryState: {} } },
  documents: { associations: { documentType: {} } },
}

const NEWEST_FIRST = {
  sort: [{ field: 'orderDateTime', order: 'DESC' }],
  'total-count-mode': 'exact',
  associations: ASSOCIATIONS,
}

const WITH_FILES = {
  type: 'not',
  operator: 'and',
  queries: [{ type: 'equals', field: 'lineItems.downloads.orderLineItemId', value: null }],
}

export function orderApi(transport: Transport, files: FileTransport, calling: CallingShopper) {
  const withUnits = withUnitsFrom(transport)
  const oneOrder = async (criteria: object) =>
    withUnits(
      calling,
      await transport({
        ...calling,
        method: 'POST',
        path: '/order',
        schema: OrderList,
        body: { ...criteria, associations: ASSOCIATIONS, checkPromotion: true },
      }),
    )
  return {
    /** An order of this session's customer or guest; an empty list for other orders. */
    byId: (id: string) => oneOrder({ ids: [id], filter: [equals('id', id)] }),

    /** The customer's own orders, newest first. */
    list: (paging: { readonly limit: number; readonly page: number }) =>
      transport({
        ...calling,
        method: 'POST',
        path: '/order',
        schema: OrderList,
        body: {
          ...paging,
          ...NEWEST_FIRST,
        },
      }),

    /** The customer's orders with downloads, newest first. */
    listWithFiles: (paging: { readonly limit: number; readonly page: number }) =>
      transport({
        ...calling,
        method: 'POST',
        path: '/order',
        schema: OrderList,
        body: { ...paging, ...NEWEST_FIRST, filter: [WITH_FILES] },
      }),

    /**
     * Cancels an order that is neither paid nor shipped. Our backend accepts the code instead of a
     * session.
     */
    cancel: ({ id: orderId, deepLinkCode }: Pick<Order, 'id' | 'deepLinkCode'>) =>
      transport({
        ...calling,
        method: 'POST',
        path: '/order/state/cancel',
        schema: z.unknown(),
        body: { orderId, deepLinkCode },
      }),

    /** A guest's order by the link of the order mail, for 30 days. */
    byDeepLink: ({ deepLinkCode, email, zipcode }: GuestProof) =>
      oneOrder({ filter: [equals('deepLinkCode', deepLinkCode)], email, zipcode }),

    /** A document as a file. A guest without a session sends a proof of ownership. */
    paper: (
      { id, deepLinkCode }: OrderDocument,
      proof: Pick<GuestProof, 'email' | 'zipcode'> | null,
    ) => {
      const path = `/document/download/${encodeURIComponent(id)}/${encodeURIComponent(deepLinkCode)}`
      if (proof === null) return files({ ...calling, method: 'GET', path })
      const { email, zipcode } = proof
      // The session may belong to another person, so only the proof counts.
      return files({ ...calling, token: null, method: 'POST', path, body: { email, zipcode } })
    },

    /** A purchased file; `pass` comes from a signed link for visitors without a session. */
    file: (orderId: string, downloadId: string, pass: string | null) => {
      const path = `/order/download/${encodeURIComponent(orderId)}/${encodeURIComponent(downloadId)}`
      const query = pass === null ? '' : `?ripstop-pass=${encodeURIComponent(pass)}`
      return files({ ...calling, method: 'GET', path: path + query })
    },

    /** Starts a new payment attempt with this method. */
    setPayment: (order: Pick<Order, 'id' | 'deepLinkCode'>, paymentMethodId: string) =>
      transport({
        ...calling,
        method: 'POST',
        path: '/order/payment',
        schema: z.object({ success: z.boolean().nullish() }),
        body: { orderId: order.id, deepLinkCode: order.deepLinkCode, paymentMethodId },
      }),
  }
}
