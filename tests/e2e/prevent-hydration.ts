import type { Page } from '@playwright/test'

/**
 * Blocks hydration on the next pages, like a slow network, until the returned function is called.
 */
export async function preventHydration(page: Page): Promise<() => void> {
  let hydrate = () => {}
  const isHydrated = new Promise<void>((resolve) => {
    hydrate = resolve
  })
  await page.route('**/assets/react-*.js', async (route) => {
    await isHydrated
    await route.continue()
  })
  return hydrate
}
