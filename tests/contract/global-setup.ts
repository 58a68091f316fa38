import type { TestProject } from 'vitest/node'
import { openSeededShop, prepareSeededStorage } from '#scripts/test/seeded-shop.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the Store API under test. */
    storeApi: { readonly url: string; readonly accessKey: string; readonly storefrontUrl: string }
  }
}

const EMBEDDED_ACCESS_KEY = 'SWSCRIPSTOPDEMO0000000000'

/** The embedded Store API of a new shop, or the one named by the environment. */
export default async function setup(project: TestProject) {
  const { STORE_API_URL, STORE_API_ACCESS_KEY, STORE_API_STOREFRONT_URL } = process.env
  if (!STORE_API_URL !== !STORE_API_ACCESS_KEY)
    throw new Error('STORE_API_URL and STORE_API_ACCESS_KEY go together: set both or none')
  if (STORE_API_URL && STORE_API_ACCESS_KEY) {
    const storefrontUrl = STORE_API_STOREFRONT_URL ?? new URL(STORE_API_URL).origin
    project.provide('storeApi', {
      url: STORE_API_URL,
      accessKey: STORE_API_ACCESS_KEY,
      storefrontUrl,
    })
    return undefined
  }
  await prepareSeededStorage()
  const shop = await openSeededShop()
  const url = `${shop.origin}/store-api`
  project.provide('storeApi', {
    url,
    accessKey: EMBEDDED_ACCESS_KEY,
    storefrontUrl: shop.origin,
  })
  return shop.close
}
