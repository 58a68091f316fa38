import { BUCKLE, FABRIC } from './shopper.ts'
import { expect, test } from './shop-test.ts'

for (const path of [...Object.values(FABRIC.path), ...Object.values(BUCKLE.path)]) {
  test(`${path}: what an island takes over is what the server wrote`, async ({ page }) => {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text())
    })
    await page.goto(path)
    for (const island of await page.locator('[data-island]').all()) {
      await island.hover({ position: { x: 2, y: 2 } })
      await expect(island).toHaveAttribute('data-awake', 'true')
    }
    await page.waitForLoadState('networkidle')
    expect(faults).toEqual([])
  })
}
