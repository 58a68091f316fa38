import type { Page } from '@playwright/test'

const TIMES_SLOWER = 4

/** Slows the processor to that of a slow phone, so that tests which act too early fail. */
export async function slowDown(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page)
  await device.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER })
}
