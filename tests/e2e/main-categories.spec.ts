import { expect, test } from './shop-test.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(`main categories, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('seven main categories are in one row, and all open with the keyboard', async ({
      page,
    }) => {
      await page.goto('/stoffe')
      const tops = await page
        .locator('.main-categories ul:first-child > li')
        .evaluateAll((signs) => signs.map((sign) => sign.getBoundingClientRect().top))
      expect(tops).toHaveLength(8)
      expect(new Set(tops).size).toBe(1)
      await page.getByRole('button', { name: 'Alle 15' }).focus()
      await page.keyboard.press('Enter')
      const all = page.getByRole('navigation', { name: 'Menü' })
      await expect(all.getByRole('link')).toHaveCount(15)
      await page.keyboard.press('Tab')
      await expect(all.getByRole('link', { name: 'Stoffe', exact: true })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(all).toBeHidden()
      await expect(page.getByRole('button', { name: 'Alle 15' })).toBeFocused()
    })
  })
}

test('category pictures load when the panel opens', async ({ page }) => {
  // A page without these pictures in its content.
  await page.goto('/agb', { waitUntil: 'networkidle' })
  const drawings = page.locator('#menu img')
  await expect(drawings).toHaveCount(15)
  const widths = () =>
    drawings.evaluateAll((images) =>
      images.map((image) => (image as HTMLImageElement).naturalWidth),
    )
  expect(new Set(await widths())).toEqual(new Set([0]))
  await page.getByRole('button', { name: 'Alle 15' }).click()
  await expect.poll(async () => (await widths()).includes(0)).toBe(false)
})
