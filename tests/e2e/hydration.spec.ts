import type { Page } from '@playwright/test'
import { urls } from '#shared/urls.ts'
import { preventHydration } from './prevent-hydration.ts'
import { hydrateAll } from './hydrated.ts'
import { BUCKLE, FABRIC } from './shopper.ts'
import { expect, test } from './shop-test.ts'

for (const path of [...Object.values(FABRIC.path), ...Object.values(BUCKLE.path)]) {
  test(`${path}: hydration matches the server's markup`, async ({ page }) => {
    const fieldErrors = fieldErrorsOf(page)
    await page.goto(path)
    await hydrateAll(page)
    expect(fieldErrors).toEqual([])
  })
}

test('a page translated by the browser preserves its original texts in islands', async ({
  page,
}) => {
  const fieldErrors = fieldErrorsOf(page)
  const hydrate = await preventHydration(page)
  await page.goto(FABRIC.path.en)
  await page.evaluate(() => {
    document.documentElement.lang = 'fr'
  })
  hydrate()
  await hydrateAll(page)
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Go to checkout' })).toBeVisible()
  expect(fieldErrors).toEqual([])
})

test('a product page translated by the browser before hydration allows a purchase without an error report', async ({
  page,
}) => {
  const fieldErrors = fieldErrorsOf(page)
  const hydrate = await preventHydration(page)
  await page.goto(FABRIC.path.de)
  await page.evaluate(translate)
  await expect(page.locator('.buy-row button')).toHaveText('xx')
  hydrate()
  await hydrateAll(page)
  await page.locator('.buy-row button').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goto(urls.page('de', 'cart'))
  await expect(page.locator('.lines')).toContainText(FABRIC.name.de)
  expect(fieldErrors).toEqual([])
})

function fieldErrorsOf(page: Page): string[] {
  const fieldErrors: string[] = []
  page.on('pageerror', (error) => fieldErrors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') fieldErrors.push(message.text())
  })
  return fieldErrors
}

/** Imitates a browser's translation: replaces texts and wraps them in elements. */
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
