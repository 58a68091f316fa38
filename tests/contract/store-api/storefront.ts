import { createAPIClient } from '@shopware/api-client'
import { createShopwareContext } from '@shopware/composables/dist'
import { createSSRApp, ref } from 'vue'
import { renderToString } from 'vue/server-renderer'
import { accessKey, storeApiUrl, storefrontUrl } from './access.ts'

/** Shared values of Shopware's own storefront, under the names of its composables. */
const SHARED = ['swSessionContext', 'swCart', 'swCartErrors', 'customer', 'swOrderDetails']

/**
 * A storefront of Shopware's packages, rendered on a server. One shopper visits pages; the results
 * of a page's `setup` can be called afterwards.
 */
export function aStorefront() {
  const apiClient = createAPIClient({ baseURL: storeApiUrl, accessToken: accessKey })
  const shared = SHARED.map((name) => [name, ref()] as const)

  async function page<T>(setup: () => T): Promise<T> {
    const made: T[] = []
    const app = createSSRApp({
      setup() {
        made.push(setup())
        return () => null
      },
    })
    app.use(createShopwareContext(app, { devStorefrontUrl: storefrontUrl }))
    app.provide('apiClient', apiClient)
    for (const [name, value] of shared) app.provide(name, value)
    await renderToString(app)
    const [first] = made
    if (first === undefined) throw new Error('The page was not set up')
    return first
  }

  return { page, token: () => apiClient.defaultHeaders['sw-context-token'] ?? '' } as const
}
