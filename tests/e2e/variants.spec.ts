import { FABRIC } from './shopper.ts'
import { expect, test } from './shop-test.ts'

const SILNYLON = FABRIC.path.de

test.describe('on a phone with touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('another colour keeps length, scroll position and focus, and back shows the first', async ({
    page,
  }) => {
    await page.goto(SILNYLON)
    await page.locator('input[name=metres]').fill('3,5')
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    const other = page.locator('.variants a:not([aria-current])').first()
    await other.scrollIntoViewIfNeeded()
    const name = (await other.textContent())?.trim() ?? ''
    const top = (await other.boundingBox())?.y ?? 0
    await other.tap()
    const chosen = page.locator('.variants a[aria-current]')
    await expect(page).not.toHaveURL(new RegExp(`${SILNYLON}$`))
    await expect(page).toHaveURL(/\?metres=3\.5$/)
    await expect(page.locator('.buy .legend').first()).toContainText(name)
    await expect(chosen).toHaveText(name)
    await expect(page.locator('input[name=metres]')).toHaveValue('3,5')
    expect(Math.abs(((await chosen.boundingBox())?.y ?? 0) - top)).toBeLessThan(2)
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${new URL(page.url()).pathname}$`),
    )
    await expect(page.locator('#variant-status')).toContainText(name)

    await page.goBack()
    await expect(page.locator('.buy .legend').first()).not.toContainText(name)
    await expect(page.locator('input[name=metres]')).toHaveValue('3,5')
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  })
})

test('by keyboard, the focus stays on the chosen colour, and the cart receives that variant', async ({
  page,
}) => {
  await page.goto(SILNYLON)
  const other = page.locator('.variants a:not([aria-current], .gone)').first()
  const name = (await other.textContent()) ?? ''
  await other.focus()
  await page.keyboard.press('Enter')
  const chosen = page.locator('.variants a[aria-current]', { hasText: name })
  await expect(chosen).toBeFocused()
  await expect(page).not.toHaveURL(SILNYLON)
  const number = new URL(page.url()).pathname.split('/').at(-1)
  await page.getByRole('button', { name: 'In den Warenkorb', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Warenkorb' })).toBeVisible()
  await page.goto('/checkout/cart')
  await expect(page.locator('.lines')).toContainText(String(number))
})

for (const failure of ['aborted', 'a 404'] as const) {
  test(`a request that ends with ${failure} opens the page of the variant`, async ({ page }) => {
    await page.goto(SILNYLON)
    const other = page.locator('.variants a:not([aria-current])').first()
    const href = (await other.getAttribute('href')) ?? ''
    await page.route(`**${href}`, (route) => {
      if (route.request().resourceType() === 'document') return route.continue()
      return failure === 'aborted' ? route.abort() : route.fulfill({ status: 404, body: '' })
    })
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await other.click()
    await page.waitForURL(`**${href}`)
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('another colour keeps the length of the address', async ({ page }) => {
    await page.goto(`${SILNYLON}?metres=3.5`)
    await page.locator('.variants a:not([aria-current], .gone)').first().click()
    await expect(page.locator('input[name=metres]')).toHaveValue('3,5')
  })
})
