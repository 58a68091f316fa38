import { expect, test } from './shop-test.ts'

test('more products load below the list and are restored by the back button', async ({ page }) => {
  await page.goto('/en/fabrics?order=name-asc')
  const cards = page.locator('.product-cards > li')
  const names = page.locator('.product-cards h3')
  const shownNow = page.locator('.pager output')
  // Ten products do not fill rows of three, so two of the next page are already shown.
  await page.locator('.pager').scrollIntoViewIfNeeded()
  await expect(cards).toHaveCount(12)
  await expect(shownNow).toHaveText(/^1 to 12 of/)
  expect(new URL(page.url()).search).toBe('?order=name-asc')
  await page.getByRole('link', { name: /Load 9 more/ }).click()
  await expect(cards.nth(12).getByRole('link').first()).toBeFocused()
  await expect(cards).toHaveCount(21)
  await expect(shownNow).toHaveText(/^1 to 21 of/)
  expect(new URL(page.url()).search).toBe('?order=name-asc&p=2')
  const shown = await names.allTextContents()
  expect(new Set(shown).size).toBe(21)

  await cards.nth(12).getByRole('heading').getByRole('link').click()
  await page.waitForURL(/\/\d{5}$/)
  // The earlier page arrives after the end of the list became visible.
  await page.route('**/en/fabrics?order=name-asc&p=1', async (route) => {
    await page.locator('.pager').scrollIntoViewIfNeeded()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await route.continue()
  })
  await page.goBack()
  await expect(cards).toHaveCount(21)
  expect(await names.allTextContents()).toEqual(shown)
  await expect(cards.nth(12)).toBeInViewport()
})

test('after the last products the link no longer exists, and a page that fails to load opens by navigation', async ({
  page,
}) => {
  await page.goto('/stoffe?limit=48')
  const link = page.locator('.pager [rel=next]')
  const address = await link.getAttribute('href')
  await page.route(`**${address}`, (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  )
  await link.click()
  await page.waitForURL(`**${address}`)
  await expect(link).toHaveCount(0)
})

test.describe('without JavaScript, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('the next products are on their own page', async ({ page }) => {
    await page.goto('/stoffe?limit=24')
    await page.getByRole('link', { name: 'Weitere 24 Artikel laden' }).click()
    await expect(page).toHaveURL(/limit=24&p=2/)
    await expect(page.locator('.product-cards > li')).toHaveCount(24)
    await expect(page.getByRole('link', { name: 'Seite 2', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })
})
