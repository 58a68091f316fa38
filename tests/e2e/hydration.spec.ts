import type { Page } from '@playwright/test'
import { urls } from '#shared/urls.ts'
import { keepAsleep } from './prevent-hydration.ts'
import { wakeAll } from './hydrated.ts'
import { BUCKLE, FABRIC } from './shopper.ts'
import { expect, test } from './shop-test.ts'

for (const path of [...Object.values(FABRIC.path), ...Object.values(BUCKLE.path)]) {
  test(`${path}: hydration matches the server's markup`, async ({ page }) => {
    const faults = faultsOf(page)
    await page.goto(path)
    await wakeAll(page)
    expect(faults).toEqual([])
  })
}

test('a page translated by the browser keeps its original texts in islands', async ({ page }) => {
  const faults = faultsOf(page)
  const wake = await keepAsleep(page)
  await page.goto(FABRIC.path.en)
  await page.evaluate(() => {
    document.documentElement.lang = 'fr'
  })
  wake()
  await wakeAll(page)
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Go to checkout' })).toBeVisible()
  expect(faults).toEqual([])
})

test('a product translated before hydration can be bought without a report', async ({ page }) => {
  const faults = faultsOf(page)
  const wake = await keepAsleep(page)
  await page.goto(FABRIC.path.de)
  await page.evaluate(translate)
  await expect(page.locator('.buy-row button')).toHaveText('xx')
  wake()
  await wakeAll(page)
  await page.locator('.buy-row button').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goto(urls.page('de', 'cart'))
  await expect(page.locator('.lines')).toContainText(FABRIC.name.de)
  expect(faults).toEqual([])
})

function faultsOf(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  return faults
}

/** Imitates a browser's translation: other texts in elements of their own. */
function translate() {
  document.documentElement.lang = 'fr'
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Node[] = []
  while (texts.nextNode()) found.push(texts.currentNode)
  for (const text of found) {
    if (!text.textContent?.trim() || text.parentElement?.closest('script, style')) continue
    const font = document.createElement('font')
    font.append('xx')
    text.parentNode?.replaceChild(font, text)
  }
}
