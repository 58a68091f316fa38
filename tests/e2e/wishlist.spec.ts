import { messages } from '#shared/i18n/messages.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import { urls } from '#shared/urls.ts'
import { aCustomer } from './account/customer.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './shop-test.ts'
import { watchTraffic } from './traffic.ts'

const LISTING = '/stoffe'
const KB = 1000
const buttons = 'button[form=wishlist]'

test('a wishlist button makes no request until pressed, then loads at most 12 kB, and all pages show its state', async ({
  page,
}) => {
  const traffic = watchTraffic(page)
  await page.goto(LISTING)
  const button = page.locator(buttons).first()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  const before = await traffic.gzipBytes('script')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  expect((await traffic.gzipBytes('script')) - before).toBeLessThanOrEqual(12 * KB)
  await page.reload()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await page.goto(urls.page('de', 'wishlist'))
  await expect(page.locator('.product-cards > li')).toHaveCount(1)
  await expectAccessible(page)
  const stored = page.locator('.product-cards .wishlist-button')
  await stored.click()
  await expect(stored).toHaveAttribute('aria-pressed', 'false')
  await page.reload()
  await expect(page.getByRole('main')).toContainText(messages('de')('wishlist.empty'))
})

test('products saved on another device are marked on every card a day later', async ({
  page,
  baseURL,
  request,
}) => {
  const { token } = await aCustomer(page, baseURL, request)
  await page.context().addCookies([{ name: 'hearts', value: 'ask', url: baseURL }])
  const answered = page.waitForResponse('**/wishlist/kept')
  await page.goto(LISTING)
  await answered
  const button = page.locator(buttons).first()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  const elsewhere = await request.post(urls.action('de', 'wishlistChange'), {
    form: { keep: (await button.getAttribute('value')) ?? '' },
    headers: { cookie: `sw-context-token=${token}`, origin: baseURL },
  })
  expect(elsewhere.ok()).toBe(true)
  await page.clock.setFixedTime(Date.now() + DAY_MS)
  await page.goto(LISTING)
  await expect(button).toHaveAttribute('aria-pressed', 'true')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('a wishlist button opens the wishlist', async ({ page }) => {
    await page.goto(LISTING)
    await page.locator(buttons).first().click()
    await expect(page).toHaveURL(/\/wishlist/)
    await expect(page.locator('.product-cards > li')).toHaveCount(1)
    await page.getByRole('button', { name: messages('de')('wishlist.allToCart') }).click()
    await expect(page).toHaveURL(/\/checkout\/cart/)
  })
})
