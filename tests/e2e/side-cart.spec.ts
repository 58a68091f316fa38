import { aShopper, BUCKLE, FABRIC } from './shopper.ts'
import { expect, test } from './shop-test.ts'

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } })

    test('the side cart opens over the product page with the focus on the close button', async ({
      page,
    }) => {
      await aShopper(page).buy(FABRIC, '2,4')
      const panel = page.getByRole('dialog', { name: 'Warenkorb' })
      await expect(panel.getByRole('button', { name: 'Weiter einkaufen' })).toBeFocused()
      await expect(async () => {
        const box = await panel.boundingBox()
        expect(box?.width).toBe(Math.min(width, 420))
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(width)
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(height)
      }).toPass()
      expect((await panel.locator('li .pic').boundingBox())?.width).toBe(72)
      await expect(panel).toContainText('m²)')
      await expect(panel).toContainText('inkl. MwSt.')
      await expect(panel.locator('.go')).toHaveCount(1)
      await panel.getByRole('button', { name: 'Weiter einkaufen' }).click()
      await expect(panel).toHaveCount(0)
    })

    test('sum and checkout link of the side cart stay visible', async ({ page }) => {
      const shopper = aShopper(page)
      await shopper.buy(FABRIC, '2,4')
      await shopper.buy(BUCKLE, '2')
      await shopper.openCart()
      await expect(page.getByRole('link', { name: 'Zur Kasse' })).toBeInViewport({ ratio: 1 })
      const sum = page.locator('.sums .all').last()
      if (width === 360) await expect(page.locator('.buy-row b')).toHaveText(await sum.innerText())
      else await expect(sum).toBeInViewport()
    })
  })
}

test('two product cards pressed in a row fill one side cart, and closing returns the focus to the button', async ({
  page,
}) => {
  await page.goto('/werkzeug')
  const buttons = page.getByRole('button', { name: /^In den Warenkorb:/ })
  await page.evaluate(() => {
    for (const button of [...document.querySelectorAll<HTMLElement>('[form=to-cart]')].slice(0, 2))
      button.click()
  })
  const panel = page.getByRole('dialog', { name: 'Warenkorb' })
  await expect(panel.locator('li')).toHaveCount(2)
  await expect(page.locator('header .n')).toHaveText(/^2/)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await buttons.first().focus()
  await page.keyboard.press('Enter')
  await expect(panel.locator('li')).toHaveCount(2)
  await panel.getByRole('button', { name: 'Weiter einkaufen' }).click()
  await expect(buttons.first()).toBeFocused()
  expect(new URL(page.url()).pathname).toBe('/werkzeug')
})
