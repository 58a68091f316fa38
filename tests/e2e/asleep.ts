import type { Page } from '@playwright/test'

/** Keeps the islands of the next pages asleep, as a slow network does, until the answer is called. */
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
