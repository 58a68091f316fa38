import { createAPIClient } from '@shopware/api-client'
import type { components } from '@shopware/api-client/store-api-types'
import { accessKey, storeApiUrl } from './access.ts'
import type { Operations } from './operations.ts'
import { call, type Answer } from './plain-call.ts'

export type Schemas = components['schemas']
export type Cart = Schemas['Cart']
export type Visitor = ReturnType<typeof aVisitor>

/** Somebody with a session of their own who uses the official client, in shop words. */
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
    /** In the same session, a call that the official client's types would not allow. */
    call: (method: string, path: string, body?: unknown): Promise<Answer> =>
      call(method, path, { body, headers: token() ? { 'sw-context-token': token() } : {} }),
  } as const
}

/** A visitor who keeps the session that a token names. */
export function aVisitorWith(token: string): Visitor {
  return aVisitor({ 'sw-context-token': token })
}
