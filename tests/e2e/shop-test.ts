import { test as base } from '@playwright/test'
import { openSeededShop, type SeededShop } from '#scripts/test/seeded-shop.ts'

/** Each Playwright worker has a shop of its own on a copy of the seeded storage. */
export const test = base.extend<{ baseURL: string }, { shop: SeededShop }>({
  shop: [
    async ({}, use) => {
      const shop = await openSeededShop()
      await use(shop)
      await shop.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, use) => use(shop.origin),
})

export { expect } from '@playwright/test'
