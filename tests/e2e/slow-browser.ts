import type { Page } from '@playwright/test'

const TIMES_SLOWER = 4

/** The processor of a cheap phone: a test that acts before the page is ready for it fails here. */
export async function slowDown(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page)
  await device.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER })
}
