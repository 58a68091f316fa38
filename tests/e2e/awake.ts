import { expect, type Locator, type Page } from '@playwright/test'

/** Waits until the browser has taken over a part of the page that it takes over when it is seen. */
export async function untilAwake(part: Locator): Promise<void> {
  await expect(part).toHaveAttribute('data-awake', 'true')
}

/** Touches every part that the browser takes over, and waits until it has. */
export async function wakeAll(page: Page): Promise<void> {
  for (const part of await page.locator('[data-island]').all()) {
    await part.scrollIntoViewIfNeeded()
    await part.hover({ position: { x: 2, y: 2 } })
    await untilAwake(part)
  }
}
