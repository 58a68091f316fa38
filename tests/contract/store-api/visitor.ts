import { createAPIClient } from '@shopware/api-client'
import type { components } from '@shopware/api-client/store-api-types'
import { accessKey, storeApiUrl } from './access.ts'
import type { Operations } from './operations.ts'
import { call, type TestResponse } from './plain-call.ts'

export type Schemas = components['schemas']
export type Cart = Schemas['Cart']
export type Visitor = ReturnType<typeof aVisitor>

/** A session with the official client; its functions are the actions of a shopper. */
export function aVisitor(headers: Readonly<Record<string, string>> = {}) {
  const client = createAPIClient<Operations>({
    baseURL: storeApiUrl,
    accessToken: accessKey,
    defaultHeaders: headers,
  })
  const token = () => client.defaultHeaders['sw-context-token'] ?? ''
  return {
    invoke: client.invoke,
    token,
    cart: () => client.invoke('readCart get /checkout/cart').then(({ data }) => data),
    context: () => client.invoke('readContext get /context').then(({ data }) => data),
    add: (id: string, quantity: number) =>
      client
        .invoke('addLineItem post /checkout/cart/line-item', {
          body: { items: [{ id, quantity, type: 'product' }] },
        })
        .then(({ data }) => data),
    change: (id: string, quantity: number) =>
      client
        .invoke('updateLineItem patch /checkout/cart/line-item', {
          body: { items: [{ id, quantity }] },
        })
        .then(({ data }) => data),
    remove: (id: string) =>
      client
        .invoke('removeLineItem post /checkout/cart/line-item/delete', { body: { ids: [id] } })
        .then(({ data }) => data),
    /** A call in the same session that the official types do not allow. */
    call: (method: string, path: string, body?: unknown): Promise<TestResponse> =>
      call(method, path, { body, headers: token() ? { 'sw-context-token': token() } : {} }),
  } as const
}

/** A visitor with the session of a token. */
export function aVisitorWith(token: string): Visitor {
  return aVisitor({ 'sw-context-token': token })
}
