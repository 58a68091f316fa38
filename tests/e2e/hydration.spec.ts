import { wakeAll } from './awake.ts'
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
    await wakeAll(page)
    expect(faults).toEqual([])
  })
}
