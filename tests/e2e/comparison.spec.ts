import { expectAccessible } from './axe.ts'
import { BUCKLE, FABRIC } from './shopper.ts'
import { expect, test } from './shop-test.ts'

test('a product is added to the comparison in a tray, and the page stays', async ({ page }) => {
  const tray = page.locator('body > .tray')
  await page.goto(BUCKLE.path.de)
  await page.locator('.buy [form=compare]').click()
  await expect(tray).toContainText('1 von 6')
  expect(new URL(page.url()).pathname).toBe(BUCKLE.path.de)
  await page.goto(FABRIC.path.de)
  await expect(tray).toHaveCount(0)
  await page.locator('.buy [form=compare]').click()
  await expect(tray).toContainText('2 von 6')
  await expectAccessible(page)
  await tray.getByRole('button', { name: /Steckschnalle/ }).click()
  await expect(tray).toContainText('1 von 6')
  await tray.getByRole('link', { name: 'Vergleichen' }).click()
  await expect(page).toHaveURL(/\/vergleich\?articles=70000$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the comparison opens as a page', async ({ page }) => {
    await page.goto(FABRIC.path.de)
    await page.locator('.buy [form=compare]').click()
    await expect(page).toHaveURL(/\/vergleich\?articles=70000/)
  })
})
