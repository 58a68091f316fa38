import type { Page } from '@playwright/test'

/**
 * Blocks hydration on the next pages, like a slow network, until the returned function is called.
 */
export async function keepAsleep(page: Page): Promise<() => void> {
  let wake = () => {}
  const isAwake = new Promise<void>((resolve) => {
    wake = resolve
  })
  await page.route('**/assets/react-*.js', async (route) => {
    await isAwake
    await route.continue()
  })
  return wake
}
