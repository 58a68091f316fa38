import { expect, type Locator, type Page } from '@playwright/test'

/** Waits until an island that hydrates when visible is hydrated. */
export async function untilHydrated(part: Locator): Promise<void> {
  await expect(part).toHaveAttribute('data-hydrated', 'true')
}

/** Touches every island and waits for hydration. */
export async function hydrateAll(page: Page): Promise<void> {
  for (const part of await page.locator('[data-island]').all()) {
    await part.scrollIntoViewIfNeeded()
    await part.hover({ position: { x: 2, y: 2 } })
    await untilHydrated(part)
  }
}
