import { test as base } from '@playwright/test'
import { openSeededShop, type SeededShop } from '#scripts/test/seeded-shop.ts'
import { slowDown } from './slow-browser.ts'

/**
 * Gives each Playwright worker a shop on a copy of the seeded storage. `SLOW_BROWSER` makes each
 * page that of a slow phone.
 */
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
  page: async ({ page }, use) => {
    if (process.env.SLOW_BROWSER) await slowDown(page)
    await use(page)
  },
})

export { expect } from '@playwright/test'
