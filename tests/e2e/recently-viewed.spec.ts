import { messages } from '#shared/i18n/messages.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './shop-test.ts'

const SOLD_OUT = '/fleece-beidseitig-angeraut-265g-qm-sonderpreis-violett/70621'
const CLOTH = '/ripstop-nylon-silikonbeschichtet-20den-36g-qm-schwarz/70000'
const OTHER = '/ripstop-polyester-silikon-pu-20den-48g-qm-petrol/70034'

test('recently viewed products are stored from opt-in to opt-out', async ({ page }) => {
  const t = messages('de')
  const seen = page.locator('#recently-viewed')
  const wish = seen.getByRole('checkbox', { name: t('recentlyViewed.wish') })
  const cards = seen.locator('.product-cards > li')
  const stored = () => page.evaluate(() => localStorage.getItem('seen-articles'))

  await page.goto(OTHER)
  await seen.scrollIntoViewIfNeeded()
  await expect(wish).not.toBeChecked()
  expect(await stored()).toBeNull()
  await wish.check()
  expect(await stored()).toBe('["70034"]')

  await page.goto(CLOTH)
  await seen.scrollIntoViewIfNeeded()
  await expect(wish).toBeChecked()
  await expect(cards).toHaveCount(1)
  await expectAccessible(page)
  await seen.getByRole('button', { name: t('recentlyViewed.empty') }).click()
  await expect(cards).toHaveCount(0)
  await expect(wish).toBeFocused()
  expect(await stored()).toBe('[]')
  await wish.uncheck()
  expect(await stored()).toBeNull()
})

test('empty searches and sold-out products show recently viewed products', async ({ page }) => {
  const cards = page.locator('#recently-viewed .product-cards > li')
  await page.goto('/gibt-es-nicht')
  await page.evaluate((numbers) => localStorage.setItem('seen-articles', numbers), '["70034"]')
  await page.goto(SOLD_OUT)
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('seen-articles')))
    .toMatch(/^\["\d{5}","70034"\]$/)
  for (const path of ['/gibt-es-nicht', '/search?search=xqzvwk']) {
    await page.goto(path)
    await page.locator('#recently-viewed').scrollIntoViewIfNeeded()
    await expect(cards).toHaveCount(2)
  }
})
